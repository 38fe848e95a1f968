import { sql } from 'drizzle-orm'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { noteEvent } from '../requests/index.ts'
import type { Status } from '../requests/rules.ts'
import { isMailed, notify } from './notify.ts'

interface Submission {
  readonly requestId: string
  readonly status: Status
  readonly guestEmail: string | null | undefined
  /** Signs the path of a guest's status page. */
  readonly signed: (path: string) => string
}

/**
 * Statements that note and confirm a new request, for the `write` that adds it. After them, `statusPath`
 * is a guest's path if it was not emailed, so that only the mailbox's owner has it.
 */
export function noteSubmission(
  context: Context,
  { requestId, status, guestEmail, signed }: Submission,
) {
  const id = newId<'notification'>(context.clock.now())
  const path = guestEmail ? signed(`/request_status/${requestId}?as=sender`) : null
  return {
    statements: (builder: Builder) => ({
      event: noteEvent(context, builder, {
        requestId,
        kind: 'submitted',
        by: 'resident',
        isPublic: true,
        facts: { to: status },
      }),
      notifications: notify(context, builder, { id, kind: 'submitted', requestId }),
    }),
    statusPath: sql`case when not (${isMailed(id, guestEmail ?? '')}) then ${path}::text end`,
  }
}
