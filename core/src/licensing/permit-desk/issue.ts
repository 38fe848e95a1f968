import { sql } from 'drizzle-orm'
import type { SeenRow } from '../../platform/database/require-seen-row.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { required, requireValid } from '../../platform/kernel/validation.ts'
import { permitHistory } from '../permits/permits.sql.ts'
import { permitHref, permitNumberText } from '../permits/rules.ts'
import { noSuchStep } from './permit-desk.errors.ts'
import { isApproved, permitDeskLimits } from './rules.ts'
import {
  type Changed,
  noteStep,
  readSeenPermit,
  requireSeenPermit,
  requireState,
  stepTo,
  touch,
} from './step.ts'

const todayIn = ({ clock, city }: Context): string => isoDay(clock.now(), city.timeZone)

/**
 * Issues a permit that is paid, until its kind's days from today.
 * @throws not-found, stale; conflict before it is paid, without its reviews or without its fee.
 */
export async function issuePermit(
  context: Context,
  { conditions, ...seen }: SeenRow & { readonly conditions: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'issuePermit', seen)
  if (permit.state !== 'paid') throw noSuchStep()
  if (!isApproved(permit.reviews)) throw new DomainError('conflict', 'PermitDesk.NoReview')
  if (!permit.hasFee) throw new DomainError('conflict', 'PermitDesk.NoFee')
  const today = todayIn(context)
  const kept = conditions.trim() || null
  return stepTo(context, permit, {
    operation: 'issuePermit',
    move: {
      to: 'issued',
      news: {
        kind: 'permit-issued',
        page: permitHref(permit),
        permit: permitNumberText(permit),
      },
      ...(kept && { status: 'Permit Issued with conditions' as const }),
      set: sql`conditions = ${kept}, issued_on = ${today}::date,
        expires_on = ${daysAfter(today, permit.validDays)}::date`,
    },
    // A payment that was taken back meanwhile makes the fee due again.
    before: (builder) => [requireState(builder, permit.id, ['paid'])],
  })
}

/** @throws not-found, stale, conflict; invalid without a reason. */
export async function revokePermit(
  context: Context,
  { reason, ...seen }: SeenRow & { readonly reason: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'revokePermit', seen)
  requireValid(required('reason', reason))
  return stepTo(context, permit, {
    operation: 'revokePermit',
    move: { to: 'revoked', comment: reason },
  })
}

/**
 * Gives a permit another last day. An expired one goes on where it was.
 * @throws not-found, stale, conflict; invalid without a reason, or for a day in the past.
 */
export async function extendPermit(
  context: Context,
  { expiresOn, reason, ...seen }: SeenRow & { readonly expiresOn: string; readonly reason: string },
): Promise<Changed> {
  const permit = await readSeenPermit(context, 'extendPermit', seen)
  const today = todayIn(context)
  const isFit =
    isDay(expiresOn) &&
    expiresOn >= today &&
    expiresOn <= daysAfter(today, permitDeskLimits.extendedDays)
  requireValid([
    ...required('reason', reason),
    ...(isFit ? [] : [{ field: 'expiresOn', kind: 'Invalid' as const }]),
  ])
  const day = sql`expires_on = ${isFit ? expiresOn : today}::date`
  if (permit.state === 'expired')
    return stepTo(context, permit, {
      operation: 'extendPermit',
      move: { to: permit.hadInspections ? 'inspections' : 'issued', comment: reason, set: day },
      details: { expiresOn },
    })
  const { state } = permit
  if (state !== 'issued' && state !== 'inspections') throw noSuchStep()
  const now = context.clock.now()
  await context.database.write((builder) => [
    ...requireSeenPermit(builder, seen),
    requireState(builder, seen.id, [state]),
    touch(context, builder, seen.id, sql`, ${day}`),
    builder.insert(permitHistory).values({
      id: newId<'permit-history'>(now),
      permitId: seen.id,
      state,
      at: now,
      comment: reason.trim(),
      actorId: context.actor.kind === 'user' ? context.actor.userId : null,
    }),
    noteStep(context, builder, seen, { operation: 'extendPermit', details: { expiresOn } }),
  ])
  return { version: seen.version + 1 }
}
