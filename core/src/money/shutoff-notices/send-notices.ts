import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { cityDay } from '../autopay/index.ts'
import { utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { deliveredTexts, noticeTextProblems, textsInSql } from './keep-texts.ts'
import { matchedRows, sentRows } from './matched-rows.ts'
import type { NoticeTexts } from './notice-texts.ts'
import { readNoticeRow } from './read-notice-row.ts'
import { type NoticeRow, noticeLimits } from './rules.ts'
import { shutoffBatches, shutoffNotices } from './shutoff-notices.sql.ts'

/** A verified row as it comes back: nothing of it is trusted. */
export interface VerifiedRow {
  readonly line: number
  readonly accountNumber: string
  /** Dollars. */
  readonly delinquentAmount: number
  readonly shutoffDate: string
  readonly phonePreference: boolean
}

/** The same checks as of the file. @throws invalid. */
function readAgain(context: Context, sent: readonly VerifiedRow[]): readonly NoticeRow[] {
  const { today } = cityDay(context.clock.now(), context.city.timeZone)
  if (sent.length === 0) throw new DomainError('invalid', 'Shutoffs.Empty')
  if (sent.length > noticeLimits.rows) throw new DomainError('invalid', 'Shutoffs.TooMany')
  const [accounts, lines] = [new Set<string>(), new Set<number>()]
  return sent.map(({ line, accountNumber, delinquentAmount, shutoffDate, phonePreference }) => {
    const cells = {
      accountNumber,
      delinquentAmount: delinquentAmount.toFixed(2),
      shutoffDate,
      phonePreference: phonePreference ? 'yes' : 'no',
    }
    const { row } = readNoticeRow(cells, line, today)
    const key = row === null ? '' : `${row.customerId}-${row.locationId}`
    if (row === null || accounts.has(key) || lines.has(line))
      throw new DomainError('invalid', 'Shutoffs.RowsInvalid')
    accounts.add(key)
    lines.add(line)
    return row
  })
}

const hashOf = (rows: readonly NoticeRow[]): string =>
  sha256(
    rows
      .map((row) => [row.customerId, row.locationId, row.amountCents, row.shutoffOn].join())
      .toSorted()
      .join('\n'),
  )

const sentBefore = 'Shutoffs.SentBefore'

const isSent = (hash: string): SQL =>
  sql`exists (select from ${shutoffBatches} where rows_hash = ${hash})`

interface Facts extends Record<string, unknown> {
  readonly texts: NoticeTexts | null
  readonly warned: number
  readonly earliest: string
  readonly isSent: boolean
}

/**
 * Writes a batch and a notice for each row; the minute's job brings them to people. Verifies the rows
 * again. Two round trips.
 * @throws invalid for rows that no file could have, and for a day that is too soon; conflict for
 * warnings without a yes, texts without what the law wants, and rows that were sent before;
 * forbidden unless staff.
 */
export async function sendNotices(
  context: Context,
  { rows: sent, isAcknowledged }: { rows: readonly VerifiedRow[]; isAcknowledged: boolean },
): Promise<{ readonly id: string; readonly rowCount: number }> {
  const { userId } = requireStaff(context, 'sendNotices')
  const rows = readAgain(context, sent)
  const hash = hashOf(rows)
  const [facts] = await context.database.rows<Facts>(sql`
    select ${textsInSql} as texts,
      (count(*) filter (where cardinality(f.warnings) > 0))::int as warned,
      min(f."shutoffOn")::text as earliest, ${isSent(hash)} as "isSent"
    from (${matchedRows(rows)}) f`)
  if (facts?.isSent) throw new DomainError('conflict', sentBefore)
  const texts = facts?.texts ?? deliveredTexts(context)
  if (noticeTextProblems(context, texts).length > 0)
    throw new DomainError('conflict', 'Shutoffs.TextsLack')
  requireInTime(context, facts?.earliest ?? '', texts.minimumDays)
  if ((facts?.warned ?? 0) > 0 && !isAcknowledged)
    throw new DomainError('conflict', 'Shutoffs.NotAcknowledged')
  const now = context.clock.now()
  const id = newId<'shutoff batch'>(now)
  context.onQueued?.()
  await context.database.write((builder) => [
    // Of two at the same time the second waits here, and is refused in words.
    builder.execute(sql`lock table ${shutoffBatches} in share row exclusive mode`),
    requireThat(builder, sql`not ${isSent(hash)}`, 'conflict', sentBefore),
    builder.insert(shutoffBatches).values({
      id,
      rowsHash: hash,
      rowCount: rows.length,
      texts,
      createdBy: userId,
      createdAt: now,
    }),
    builder.execute(sql`
      insert into ${shutoffNotices} (batch_id, line, customer_id, location_id, utility_account_id,
        amount_cents, shutoff_on, wants_phone)
      select ${id}, r.line, r."customerId", r."locationId", a.id, r."amountCents", r."shutoffOn", r."wantsPhone"
      from ${sentRows(rows)}
      left join ${utilityAccounts} a on a.customer_id = r."customerId" and a.location_id = r."locationId"`),
    audit(context, builder, {
      operation: 'sendNotices',
      entity: 'shutoff-batch',
      entityId: id,
      details: { count: rows.length },
    }),
  ])
  return { id, rowCount: rows.length }
}

function requireInTime({ clock, city }: Context, earliest: string, days: number): void {
  const { today } = cityDay(clock.now(), city.timeZone)
  const between = (Date.parse(earliest) - Date.parse(today)) / 86_400_000
  if (between < days) throw new DomainError('invalid', 'Shutoffs.TooSoon')
}
