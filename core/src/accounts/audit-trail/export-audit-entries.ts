import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { csvStream } from '../../platform/kernel/csv.ts'
import { say } from '../../platform/texts/index.ts'
import { type AuditEntry, describeEntry, localTime } from './describe-entry.ts'
import { type EntryRow, entryJson } from './entry-rows.ts'
import { cursorOf, pageOf } from './list-audit-entries.ts'
import { type AuditFilter, auditLimits } from './rules.ts'

const headers = [
  'When',
  'Who',
  'Email',
  'App',
  'Operation',
  'Kind',
  'Record',
  'Field',
  'Before',
  'After',
  'Address',
  'Device',
  'RequestId',
] as const

/** More than any operation changes at once. */
const allRecords = 1_000_000

/** A line for each changed field; an entry that changed none has one, too. */
function linesOf(context: Context, entry: AuditEntry): readonly (readonly string[])[] {
  const { who, app } = entry
  const by = [
    localTime(context, entry.at),
    who.name,
    who.email ?? who.id ?? '',
    app ? say(context, `Audit.app-${app}`) : '',
    entry.operationName,
  ]
  const from = [entry.ipAddress ?? '', entry.device ?? '', entry.requestId]
  const fields = entry.changes.flatMap(({ kindName, record, recordId, fields: changed }) =>
    changed.map(({ label, before, after }) => [
      kindName,
      record ?? recordId,
      label,
      before ?? '',
      after ?? '',
    ]),
  )
  const none = [entry.kindName, entry.record ?? entry.recordId, '', '', '']
  return (fields.length > 0 ? fields : [none]).map((field) => [...by, ...field, ...from])
}

async function* pagesOf(
  context: Context,
  filter: AuditFilter,
): AsyncGenerator<readonly (readonly string[])[]> {
  const limit = auditLimits.exported
  for (let after: string | null = null; ;) {
    const page = pageOf(context, filter, { after, limit })
    // Each page begins where the last ended.
    // oxlint-disable-next-line no-await-in-loop -- see above
    const rows: readonly { entry: EntryRow }[] = await context.database.rows<{ entry: EntryRow }>(
      sql`select ${entryJson(allRecords, context.language)} as entry from ${page} order by l.at desc, l.id desc`,
    )
    const last = rows.at(-1)
    if (!last) return
    yield rows.flatMap(({ entry }) => linesOf(context, describeEntry(context, entry)))
    if (rows.length < limit) return
    after = cursorOf(last.entry)
  }
}

/** CSV (RFC 4180), newest first, without an end to its rows. @throws forbidden as the list. */
export async function exportAuditEntries(
  context: Context,
  filter: AuditFilter,
): Promise<ReadableStream> {
  requireStaff(context, 'exportAuditEntries')
  return csvStream({
    header: headers.map((name) => say(context, `Audit.${name}`)),
    pages: pagesOf(context, filter),
    end: (rows) => [say(context, 'Util.EndOfFile'), String(rows)],
  })
}
