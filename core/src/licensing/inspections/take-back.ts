import { sql } from 'drizzle-orm'
import { noteEvent } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { paymentItems, payments } from '../../money/ledger/payments.sql.ts'
import { permitBillRequests, permitBills } from '../../money/permit-fees/permit-fees.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { movePermit, syncRequestStatus } from '../permits/index.ts'
import { permitInspections, permits } from '../permits/permits.sql.ts'
import { noInspection } from './inspections.errors.ts'
import { inspectionFees } from './inspections.sql.ts'
import type { InspectionOutcome } from './outcomes.ts'
import type { ResultStep } from './result-effects.ts'

/** A result as it was recorded, with the bill that followed from it. */
export interface MadeResult extends Record<string, unknown> {
  readonly outcome: InspectionOutcome
  readonly billId: string | null
  /** Of people who have opened the bill. */
  readonly billRequests: readonly string[]
}

export async function readMadeResult({ database }: Context, id: string): Promise<MadeResult> {
  const [made] = await database.rows<MadeResult>(sql`
    select case when i.is_no_access then 'noAccess' else i.result end as outcome,
      f.permit_bill_id as "billId",
      array(select o.request_id from ${permitBillRequests} o
        where o.permit_bill_id = f.permit_bill_id) as "billRequests"
    from ${permitInspections} i left join ${inspectionFees} f on f.inspection_id = i.id
    where i.id = ${id}`)
  if (!made) throw noInspection()
  return made
}

/**
 * The permit ends on the day that it had before, unless another inspection or staff moved that day
 * since; a finished one is inspected again. Before the inspection's own row is changed.
 */
export function takeBackPass(
  context: Context,
  builder: Builder,
  { seen, found }: ResultStep,
  isFinal: boolean,
) {
  const expiresOn = sql`(select case
      when i.expired_after is not null and permits.expires_on = i.expired_after
        and not exists (select from ${permitInspections} other where other.permit_id = i.permit_id
          and other.id <> i.id and other.result = 'passed'
          and other.expired_after = i.expired_after)
      then i.expired_before else permits.expires_on end
    from ${permitInspections} i where i.id = ${seen.id})`
  if (isFinal)
    return movePermit(context, builder, {
      permit: found,
      to: 'inspections',
      by: 'staff',
      set: sql`expires_on = ${expiresOn}`,
    })
  return [
    builder.execute(sql`update ${permits} set expires_on = ${expiresOn}, version = version + 1
      where id = ${found.id}`),
    syncRequestStatus(context, builder, found),
  ] as const
}

/** The bill for inspecting again, with the requests of those who opened it. */
export function takeBackBill(context: Context, builder: Builder, made: MadeResult) {
  const { billId, billRequests } = made
  if (billId === null) return []
  const ofBill = sql`(select request_id from ${permitBillRequests} where permit_bill_id = ${billId})`
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  return [
    // A payment locks both too, so it comes before or finds no bill.
    builder.execute(sql`select from ${permitBills} where id = ${billId} for update`),
    builder.execute(sql`select from ${requests} where id in ${ofBill} order by id for update`),
    requireThat(
      builder,
      sql`exists (select from ${permitBills} where id = ${billId} and paid_at is null)`,
      'conflict',
      'Inspections.FeePaid',
    ),
    requireThat(
      builder,
      sql`not exists (select from ${payments} p join ${paymentItems} i on i.payment_id = p.id
        where i.request_id in ${ofBill} and p.status in ('created', 'submitted', 'unknown'))`,
      'conflict',
      'Payment.StillBeingChecked',
    ),
    ...billRequests.map((requestId) =>
      noteEvent(context, builder, {
        requestId,
        kind: 'status',
        by: 'staff',
        isPublic: true,
        facts: { to: 'Cancelled' },
      }),
    ),
    builder.execute(sql`
      update ${requests} set status = 'Cancelled', closed_at = ${at}, payment_amount_cents = null,
        updated_at = ${at}, version = version + 1
      where id in ${ofBill} and closed_at is null`),
    builder.execute(sql`delete from ${inspectionFees} where permit_bill_id = ${billId}`),
    builder.execute(sql`delete from ${permitBills} where id = ${billId}`),
  ] as const
}
