import { sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { notify } from '../messages/index.ts'
import { isInTime, isUnpaid, noteEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { statuses } from '../requests/rules.ts'
import { type Claim, held } from './claims.ts'

/** Notifies its followers. @throws not-found for another person's, conflict if too late or paid. */
export async function cancelRequest(context: Context, claim: Claim): Promise<void> {
  await context.database.write((builder) => canceling(context, builder, claim))
}

/** The statements of `cancelRequest`, for a request with a record of its own behind it. */
export function canceling(context: Context, builder: Builder, claim: Claim) {
  const { id } = claim
  const now = context.clock.now().toISOString()
  const cancelled = (language: Language) => ({
    status: say({ language, texts: context.texts }, statuses.Cancelled.text),
  })
  return [
    ...held(
      builder,
      claim,
      { hold: isInTime, code: 'Request.TooLateToCancel' },
      { hold: isUnpaid, code: 'Request.PaidNotCancelable' },
    ),
    noteEvent(context, builder, {
      requestId: id,
      kind: 'status',
      by: 'resident',
      isPublic: true,
      facts: { to: 'Cancelled' },
    }),
    builder.execute(sql`
      update ${requests} set status = 'Cancelled', closed_at = ${now}::timestamptz,
        updated_at = ${now}::timestamptz, version = version + 1,
        is_action_required = false, action_message = null
      where id = ${id}`),
    ...notify(context, builder, {
      kind: 'status',
      requestId: id,
      values: { en: cancelled('en'), es: cancelled('es') },
    }),
    audit(context, builder, {
      operation: 'cancelRequest',
      entity: 'request',
      entityId: id,
      details: {},
    }),
  ] as const
}
