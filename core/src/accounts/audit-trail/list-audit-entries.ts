import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { auditLog } from '../../platform/audit/audit.sql.ts'
import { isAppendOnly } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { type EntryRow, entryJson } from './entry-rows.ts'
import { conditionOf } from './filter.ts'
import { type AuditFilter, auditLimits } from './rules.ts'

export interface AuditPage {
  readonly data: readonly EntryRow[]
  /** Null on the last page. */
  readonly next: string | null
  /** At most `auditLimits.counted`. */
  readonly total: number
  readonly isAppendOnly: boolean
}

export const cursorOf = ({ at, id }: Pick<EntryRow, 'at' | 'id'>): string => `${at}_${id}`

/** Entries `l` that fit, newest first, from behind a cursor. */
export function pageOf(
  context: Context,
  filter: AuditFilter,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): SQL {
  const [at, id] = after?.split('_') ?? []
  const further = at && id ? sql`and (l.at, l.id) < (${at}::timestamptz, ${id}::uuid)` : sql``
  return sql`(
    select l.* from ${auditLog} l where ${conditionOf(context, filter)} ${further}
    order by l.at desc, l.id desc limit ${limit}) l`
}

/** Newest first. @throws forbidden unless auditor or administrator. */
export async function listAuditEntries(
  context: Context,
  filter: AuditFilter,
  after?: string,
): Promise<AuditPage> {
  requireStaff(context, 'listAuditEntries')
  const page = pageOf(context, filter, { after: after ?? null, limit: auditLimits.page + 1 })
  const [rows, [counted]] = await Promise.all([
    context.database.rows<{ entry: EntryRow }>(sql`
      select ${entryJson(auditLimits.records, context.language)} as entry from ${page} order by l.at desc, l.id desc`),
    context.database.rows<{ total: number; isAppendOnly: boolean }>(sql`
      select (select count(*)::int from (
        select from ${auditLog} l where ${conditionOf(context, filter)}
        limit ${auditLimits.counted}) counted) as total, ${isAppendOnly} as "isAppendOnly"`),
  ])
  const data = rows.slice(0, auditLimits.page).map(({ entry }) => entry)
  const last = data.at(-1)
  return {
    data,
    next: last && rows.length > data.length ? cursorOf(last) : null,
    total: counted?.total ?? 0,
    isAppendOnly: counted?.isAppendOnly ?? false,
  }
}
