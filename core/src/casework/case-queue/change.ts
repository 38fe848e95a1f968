import { type SQL, sql } from 'drizzle-orm'
import type { StaffOperation } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { noteEvent, type RequestEvent } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { type Status, statuses } from '../requests/rules.ts'
import { isInScope } from '../teams/index.ts'
import { changedMeanwhile, noRequest } from './case-queue.errors.ts'

export type SeenRequest = SeenRow

/** The request's new version. */
export interface Changed {
  readonly version: number
}

type Row = typeof requests.$inferSelect

/** The current row. @throws forbidden unless staff, not-found, stale if it has changed. */
export async function readSeen(
  context: Context,
  operation: StaffOperation,
  { id, version }: SeenRequest,
): Promise<Row> {
  const inScope = isInScope(context, operation)
  const [row] = await context.database.read((builder) =>
    builder
      .select()
      .from(requests)
      .where(sql`requests.id = ${id} and ${inScope}`),
  )
  if (!row) throw noRequest()
  if (row.version !== version) throw changedMeanwhile()
  return row
}

/** Continues a `write` only if the request has not changed. */
export const requireSeen = (
  context: Context,
  builder: Builder,
  operation: StaffOperation,
  seen: SeenRequest,
) => {
  const inScope = isInScope(context, operation)
  const codes = { missing: 'Desk.NotFound', stale: 'Request.ChangedMeanwhile' } as const
  return [
    ...requireSeenRow(builder, requests, seen, codes),
    requireThat(
      builder,
      sql`exists (select from ${requests} where id = ${seen.id} and ${inScope})`,
      'not-found',
      'Desk.NotFound',
    ),
  ] as const
}

export interface AuditEntry {
  readonly operation: string
  readonly event: Omit<RequestEvent, 'requestId' | 'by'>
  /** Columns besides version and time. */
  readonly set?: SQL
}

/** Changes a request, and records it in its history and the audit log. */
export const changing = (
  context: Context,
  builder: Builder,
  { id }: SeenRequest,
  { operation, event, set }: AuditEntry,
) => {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  // Assigning a request does not deal with the resident's answer.
  const answered = event.kind === 'assigned' ? sql`` : sql`, answered_at = null`
  return [
    builder.execute(sql`
      update ${requests} set version = version + 1, updated_at = ${now} ${answered}
        ${set ? sql`, ${set}` : sql``}
      where id = ${id}`),
    noteEvent(context, builder, { ...event, requestId: id, by: 'staff' }),
    audit(context, builder, {
      operation,
      entity: 'request',
      entityId: id,
      details: { ...event.facts },
    }),
  ] as const
}

/** The version after a change. */
export const after = ({ version }: SeenRequest): Changed => ({ version: version + 1 })

/** Values of a notification in each language. */
export const inBoth = (
  words: (language: Language) => Readonly<Record<string, string>>,
): Readonly<Record<Language, Readonly<Record<string, string>>>> => ({
  en: words('en'),
  es: words('es'),
})

export const statusText = ({ texts }: Context, status: Status, language: Language): string =>
  say({ language, texts }, statuses[status].text)
