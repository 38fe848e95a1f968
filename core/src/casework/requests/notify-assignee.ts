import { type SQL, sql } from 'drizzle-orm'
import { notifyStaff } from '../../people/staff-inbox/index.ts'
import type { InboxKind } from '../../people/staff-inbox/rules.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { requests } from './requests.sql.ts'

interface AssigneeNews {
  readonly kind: Extract<InboxKind, 'assigned' | 'answered' | 'overdue'>
  /** SQL on rows of `requests`: what happened, once. */
  readonly eventKey: SQL
  /** SQL on rows of `requests`: which ones. */
  readonly where: SQL
}

/** Notifies the people who work on requests, in the `write` of the change and after it. */
export const notifyAssignee = (
  context: Context,
  builder: Builder,
  { kind, eventKey, where }: AssigneeNews,
) =>
  notifyStaff(context, builder, {
    kind,
    about: sql`
      select assignee_id as user_id, ${eventKey} as event_key, number as reference, title, title_es,
        '/requests/' || requests.id as path
      from ${requests} where assignee_id is not null and ${where}`,
  })
