import { sql } from 'drizzle-orm'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import {
  answerErrors,
  type FeeAnswers,
  type FeeSchedule,
  quoteFees,
} from '../../money/fee-schedules/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { isValidYear, yearsOfLicense } from './find-license.ts'
import { licensePath } from './license-document.ts'
import { licenseNotFound } from './licenses.errors.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { newCode } from './pin.ts'
import { isDue, type LicenseStatus } from './rules.ts'

interface Row extends Record<string, unknown> {
  readonly number: string
  readonly businessName: string
  readonly email: string | null
  readonly language: Language
  readonly status: LicenseStatus
  readonly answers: FeeAnswers
  readonly lastYear: number | null
  readonly schedule: FeeSchedule | null
}

const lastYear = sql`(select max(y.year) from ${yearsOfLicense} and ${isValidYear})`

/**
 * What the next year costs without a penalty, of a license and the schedule of that year; null
 * without a schedule that fits.
 */
export function nextYearCents({
  schedule,
  answers,
}: {
  readonly schedule: FeeSchedule | null
  readonly answers: FeeAnswers
}): number | null {
  if (!schedule || answerErrors(schedule, answers).length > 0) return null
  return quoteFees(schedule, answers).totalCents
}

/** The schedule of the year after the last one of the license `l`. */
export const nextSchedule = scheduleInForce(
  sql`'license.' || l.kind`,
  sql`make_date(${lastYear} + 1, 1, 1)`,
)

/**
 * Renews a license whose fees are below one dollar, for which nobody can pay online (spec, resident
 * section 5). Its year counts at once.
 * @throws forbidden; not-found; stale; conflict if there are fees, or the license is stopped or
 * renewed for next year.
 */
export async function renewFreeLicense(
  context: Context,
  seen: SeenRow,
): Promise<{ readonly version: number; readonly year: number }> {
  requireStaff(context, 'renewFreeLicense')
  const [row] = await context.database.rows<Row>(sql`
    select l.number, l.business_name as "businessName", l.email, l.language, l.status, l.answers,
      ${lastYear} as "lastYear", ${nextSchedule} as schedule
    from ${licenses} l where l.id = ${seen.id}`)
  if (!row) throw licenseNotFound()
  const { email, language, number, businessName } = row
  if (row.status !== 'active') throw new DomainError('conflict', 'License.Stopped')
  const cents = nextYearCents(row)
  if (row.lastYear === null || cents === null)
    throw new DomainError('conflict', 'License.NoSchedule')
  if (isDue(cents)) throw new DomainError('conflict', 'Licenses.HasFees')
  const now = context.clock.now()
  const { timeZone } = context.city
  const year = row.lastYear + 1
  if (row.lastYear > wallTimeAt(now, timeZone).year)
    throw new DomainError('conflict', 'License.TooEarly')
  const at = sql`${now.toISOString()}::timestamptz`
  const id = newId<'license year'>(now)
  const code = newCode()
  const toDay = `${year}-12-31`
  await context.database.write((builder) => ({
    seen: requireSeenRow(builder, licenses, seen, {
      missing: 'License.NotFound',
      stale: 'License.ChangedMeanwhile',
    }),
    once: requireThat(
      builder,
      sql`not exists (select from ${licenseYears} where license_id = ${seen.id} and year = ${year})`,
      'conflict',
      'License.Renewed',
    ),
    year: builder.insert(licenseYears).values({
      id,
      licenseId: seen.id,
      year,
      fromDay: `${year}-01-01`,
      toDay,
      code,
      isIssued: true,
      lines: [],
      feeCents: 0,
      penaltyCents: 0,
      totalCents: 0,
      quotedOn: isoDay(now, timeZone),
      createdAt: now,
    }),
    changed: builder.execute(sql`
      update ${licenses} set version = version + 1, updated_at = ${at} where id = ${seen.id}`),
    audit: audit(context, builder, {
      operation: 'renewFreeLicense',
      entity: 'license',
      entityId: seen.id,
      details: { number, year },
    }),
    mails:
      email === null
        ? []
        : [
            queueMail(
              context,
              builder,
              {
                kind: 'license-renewed',
                to: email,
                language,
                path: licensePath(code),
                values: {
                  number,
                  business: businessName,
                  year: String(year),
                  day: dayText(toDay, language),
                },
              },
              id,
            ),
          ],
  }))
  return { version: seen.version + 1, year }
}
