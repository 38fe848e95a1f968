import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { firstErrors } from '../../platform/import-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { cityDay } from '../autopay/index.ts'
import { minimumDaysInSql } from './keep-texts.ts'
import { matchedRows } from './matched-rows.ts'
import { readNoticeFile } from './read-notice-file.ts'
import { type NoticeRow, noticeLimits } from './rules.ts'

/** The database answers with at most 10 MB, and a row with its person has up to 500 bytes. */
const rowsAtOnce = 15_000

interface Part extends Record<string, unknown> {
  /** JSON of a list. */
  readonly rows: string
  /** Lines whose day is too soon. */
  readonly soon: readonly number[]
}

/**
 * The rows of a file with their people, each error with its line, and what must be
 * acknowledged. Keeps nothing. One round trip for each 15,000 rows.
 * @throws invalid for an empty file and one of too many rows; forbidden unless staff.
 */
export async function verifyNotices(context: Context, file: string): Promise<JsonText> {
  requireStaff(context, 'verifyNotices')
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  if (file.length > noticeLimits.characters) throw new DomainError('invalid', 'Shutoffs.TooMany')
  const { rows, errors } = readNoticeFile(file, today)
  if (rows.length + errors.length === 0) throw new DomainError('invalid', 'Shutoffs.Empty')
  const matched: string[] = []
  const soon: number[] = []
  for (let first = 0; first < rows.length; first += rowsAtOnce) {
    // oxlint-disable-next-line no-await-in-loop -- reads of one turn would be one answer, too large
    const part = await matchedPart(context, rows.slice(first, first + rowsAtOnce), today)
    matched.push(part.rows.slice(1, -1))
    soon.push(...part.soon)
  }
  const all = [
    ...errors,
    ...soon.map((line) => ({ line, field: 'shutoffDate' as const, code: 'too-soon' as const })),
  ]
  // Of texts that Postgres and we wrote as JSON.
  return `{"rows":[${matched.join(',')}],"errors":${JSON.stringify(firstErrors(all))},"errorCount":${all.length}}` as JsonText
}

async function matchedPart(
  { database }: Context,
  rows: readonly NoticeRow[],
  today: string,
): Promise<Part> {
  const [part] = await database.rows<Part>(sql`
    with found as materialized (${matchedRows(rows)})
    select json_agg(json_build_object('line', f.line,
        'accountNumber', f."customerId" || '-' || f."locationId",
        'delinquentAmount', ${dollars(sql`f."amountCents"`)}, 'shutoffDate', f."shutoffOn",
        'phonePreference', f."wantsPhone", 'user', f.person, 'address', f.address,
        'needsLetter', f.needs_letter, 'warnings', f.warnings) order by f.line)::text as rows,
      coalesce(json_agg(f.line) filter (
        where f."shutoffOn" < ${today}::date + ${minimumDaysInSql}), '[]') as soon
    from found f`)
  if (!part) throw new Error('a query without a row')
  return part
}
