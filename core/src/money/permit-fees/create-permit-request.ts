import { sql } from 'drizzle-orm'
import { newRequestNumber, noteEvent, routeRequest } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { type ContactActor, requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { type PermitApplication, permitBillRequests, permitBills } from './permit-fees.sql.ts'
import { totalCents } from './total-cents.ts'

/** The request that a user pays a permit's bill through. */
export interface PermitRequest {
  readonly id: string
  /** Eight digits. */
  readonly caseNumber: string
}

interface Bill extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly applications: readonly PermitApplication[]
  readonly interestCents: number
  readonly request: (PermitRequest & { readonly isClosed: boolean }) | null
}

const ownerOf = ({ userId, organizationId }: ContactActor): string =>
  organizationId === null ? `user/${userId}` : `organization/${organizationId}`

async function findBill({ database }: Context, recordId: string, owner: string): Promise<Bill> {
  const rows = await database.rows<Bill>(sql`
    select b.id, b.number, b.applications, b.interest_cents as "interestCents",
      (select json_build_object('id', r.id, 'caseNumber', r.number,
          'isClosed', r.closed_at is not null and r.paid_at is null)
        from ${permitBillRequests} o join ${requests} r on r.id = o.request_id
        where o.permit_bill_id = b.id and o.owner = ${owner}) as request
    from ${permitBills} b where b.record_id = ${recordId} or b.number = ${recordId}`)
  const [bill] = rows
  if (!bill) throw new DomainError('not-found', 'Payment.RecordNotFound')
  return bill
}

const opened = 'Payment.RecordOpened'

/**
 * One per person or organization, even if repeated (spec, resident section 2, /dashboard).
 * @throws not-found `Payment.RecordNotFound`; conflict `Payment.NothingToPay` if another user has
 * paid it.
 */
export async function createPermitRequest(
  context: Context,
  recordId: string,
): Promise<PermitRequest> {
  const actor = requireContact(context)
  const owner = ownerOf(actor)
  const bill = await findBill(context, recordId, owner)
  if (bill.request?.isClosed) await openAgain(context, bill.request.id)
  if (bill.request) return keyOf(bill.request)
  try {
    return await open(context, actor, bill)
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== opened) throw error
    const { request } = await findBill(context, recordId, owner)
    if (!request) throw error
    return keyOf(request)
  }
}

const keyOf = ({ id, caseNumber }: PermitRequest): PermitRequest => ({ id, caseNumber })

/** Reopens a canceled request: the bill is still due. */
async function openAgain(context: Context, id: string): Promise<void> {
  const now = context.clock.now()
  const status = 'Pending Payment'
  await context.database.write((builder) => [
    builder
      .update(requests)
      .set({
        status,
        closedAt: null,
        closeReason: null,
        updatedAt: now,
        version: sql`version + 1`,
      })
      .where(sql`id = ${id} and closed_at is not null and paid_at is null`),
    noteEvent(context, builder, {
      requestId: id,
      kind: 'status',
      by: 'resident',
      isPublic: true,
      facts: { from: 'Cancelled', to: status },
    }),
  ])
}

async function open(context: Context, actor: ContactActor, bill: Bill): Promise<PermitRequest> {
  const { userId, organizationId } = actor
  const owner = ownerOf(actor)
  const now = context.clock.now()
  const id = newId<'request'>(now)
  const { number } = bill
  const titleIn = (language: Language) => say({ ...context, language }, 'Payment.LpiOf', { number })
  const ofBill = sql`select from ${permitBills} where id = ${bill.id}`
  const status = 'Pending Payment'
  const { added } = await context.database.write((builder) => ({
    // A payment locks this row too (payments/effects.ts), so a paid bill is not billed again.
    bill: builder.execute(sql`${ofBill} for update`),
    unpaid: requireThat(
      builder,
      sql`exists (${ofBill} and paid_at is null)`,
      'conflict',
      'Payment.NothingToPay',
    ),
    unopened: requireThat(
      builder,
      sql`not exists (select from ${permitBillRequests}
        where permit_bill_id = ${bill.id} and owner = ${owner})`,
      'conflict',
      opened,
    ),
    added: builder
      .insert(requests)
      .values({
        id,
        number: newRequestNumber,
        recordType: 'LPI_Application__c',
        title: titleIn('en'),
        titleEs: titleIn('es'),
        status,
        userId,
        organizationId,
        language: context.language,
        details: {},
        sections: [],
        paymentAmountCents: totalCents(bill),
        paymentCode: 'BUILDING',
        createdAt: now,
        updatedAt: now,
      })
      .returning({ number: requests.number }),
    routed: routeRequest(context, builder, id),
    owner: builder
      .insert(permitBillRequests)
      .values({ permitBillId: bill.id, owner, requestId: id }),
    event: noteEvent(context, builder, {
      requestId: id,
      kind: 'submitted',
      by: 'resident',
      isPublic: true,
      facts: { to: status },
    }),
    audit: audit(context, builder, {
      operation: 'createPermitRequest',
      entity: 'request',
      entityId: id,
      details: { permit: bill.number },
    }),
  }))
  const caseNumber = added[0]?.number
  if (!caseNumber) throw new Error('An insert that returned no row')
  return { id, caseNumber }
}
