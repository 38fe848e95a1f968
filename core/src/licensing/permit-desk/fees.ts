import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { paymentItems, payments } from '../../money/ledger/payments.sql.ts'
import { isPayable } from '../../money/ledger/rules.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import { lockPermit } from '../permits/index.ts'
import { permitFeeLines } from '../permits/permits.sql.ts'
import { billErrors, billOf, type FeeAssessment } from './bill.ts'
import { noSuchStep } from './permit-desk.errors.ts'
import { isApproved, totalOf } from './rules.ts'
import {
  type Changed,
  noteStep,
  readSeenPermit,
  requireSeenPermit,
  requireState,
  stepTo,
  touch,
} from './step.ts'

/**
 * Works the fee out of an approved application, by the schedule in force on the day of the
 * application, and keeps its lines, each with its rule. A fee that was assessed before is replaced,
 * also what was waived of it.
 * @throws not-found, stale, conflict before the reviews are done; invalid.
 */
export async function assessPermitFees(
  context: Context,
  { answers, added, ...seen }: SeenRow & FeeAssessment,
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'assessPermitFees', seen)
  if (permit.state !== 'approved') throw noSuchStep()
  requireValid(billErrors(permit.schedule, { answers, added }))
  const lines = billOf(permit.schedule, { answers, added })
  const totalCents = totalOf(lines)
  const createdAt = context.clock.now()
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, seen),
    requireState(builder, seen.id, ['approved']),
    builder.execute(sql`delete from ${permitFeeLines} where permit_id = ${seen.id}`),
    builder.insert(permitFeeLines).values(
      lines.map((line, i) => ({
        ...line,
        id: newId<'permit-fee-line'>(createdAt),
        permitId: seen.id,
        position: i + 1,
        createdAt,
      })),
    ),
    touch(context, builder, seen.id),
    noteStep(context, builder, seen, {
      operation: 'assessPermitFees',
      details: { cents: totalCents },
    }),
  ])
  return { version: seen.version + 1 }
}

/** No payment that may take money is open: it has the amount from before. */
const requireNoPayment = (builder: Builder, requestId: string | null) =>
  requireThat(
    builder,
    sql`not exists (select from ${payments} p join ${paymentItems} i on i.payment_id = p.id
      where i.request_id = ${requestId} and p.status in ('created', 'submitted', 'unknown'))`,
    'conflict',
    'Payment.StillBeingChecked',
  )

/** Nothing is due: the request counts as paid. */
const paidAtOnce = (context: Context) =>
  sql`paid_at = ${context.clock.now().toISOString()}::timestamptz`

/**
 * Takes an amount off the fee, for a reason that everyone reads. Nothing left of a fee that was
 * asked for pays it at once.
 * @throws not-found; stale; conflict without a fee, once it is paid, or while a payment is open;
 * invalid without a reason, or for more than the fee.
 */
export async function waivePermitFees(
  context: Context,
  {
    amountCents,
    reason,
    ...seen
  }: SeenRow & { readonly amountCents: number; readonly reason: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'waivePermitFees', seen)
  const { feeCents, hasFee, requestId, state } = permit
  const isAsked = state === 'feeDue'
  if (!hasFee || (state !== 'approved' && !isAsked)) throw noSuchStep()
  const left = feeCents - amountCents
  const isPossible = amountCents > 0 && left >= 0 && (!isAsked || left === 0 || isPayable(left))
  requireValid([
    ...required('reason', reason),
    ...(isPossible ? [] : [{ field: 'amountCents', kind: 'Invalid' as const }]),
  ])
  const now = context.clock.now()
  const word = (language: Language) => say({ ...context, language }, 'PermitDesk.WaivedLine')
  const line = {
    id: newId<'permit-fee-line'>(now),
    permitId: seen.id,
    position: sql`(select max(l.position) + 1 from ${permitFeeLines} l where l.permit_id = ${seen.id})`,
    name: word('en'),
    nameEs: word('es'),
    rule: reason.trim(),
    amountCents: -amountCents,
    kind: 'waived' as const,
    createdAt: now,
  }
  const at = sql`${now.toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, seen),
    ...lockPermit(builder, permit),
    requireState(builder, seen.id, [state]),
    ...(isAsked
      ? [
          requireNoPayment(builder, requestId),
          builder.execute(sql`
            update ${requests} set payment_amount_cents = ${left}, version = version + 1,
              updated_at = ${at}
              ${left === 0 ? sql`, status = 'Ready for Issuance', ${paidAtOnce(context)}` : sql``}
            where id = ${requestId}`),
        ]
      : []),
    builder.insert(permitFeeLines).values(line),
    touch(context, builder, seen.id),
    noteStep(context, builder, seen, {
      operation: 'waivePermitFees',
      details: { cents: amountCents, reason },
    }),
  ])
  return { version: seen.version + 1 }
}

/**
 * Makes the applicant's request ask for the fee. A fee of zero is paid in the same transaction.
 * @throws not-found, stale; conflict without reviews or a fee, for an amount that cannot be paid,
 * and for an application of another system.
 */
export async function askPermitFee(context: Context, seen: SeenRow): Promise<Changed> {
  const permit = await readSeenPermit(context, 'askPermitFee', seen)
  const { feeCents, hasFee, requestId, reviews } = permit
  if (!hasFee) throw new DomainError('conflict', 'PermitDesk.NoFee')
  if (!isApproved(reviews)) throw new DomainError('conflict', 'PermitDesk.NoReview')
  if (requestId === null) throw new DomainError('conflict', 'PermitDesk.OtherSystem')
  if (feeCents !== 0 && !isPayable(feeCents))
    throw new DomainError('conflict', 'PermitDesk.NotPayable')
  const amount = sql`payment_amount_cents = ${feeCents}, payment_code = 'PERMIT'`
  return stepTo(context, permit, {
    operation: 'askPermitFee',
    details: { cents: feeCents },
    move:
      feeCents === 0
        ? {
            to: 'feeDue',
            status: 'Ready for Issuance',
            setRequest: sql`${amount}, ${paidAtOnce(context)}`,
          }
        : { to: 'feeDue', setRequest: amount },
  })
}
