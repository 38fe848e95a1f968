import { sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { isValidYear } from './find-license.ts'
import { codeNotFound } from './licenses.errors.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { type CheckResult, type LicenseStatus, normalCode } from './rules.ts'

/** What anyone may read who has the code from a license on a wall. */
export interface CheckedLicense {
  readonly result: CheckResult
  readonly code: string
  readonly number: string
  readonly kind: string
  readonly businessName: string
  readonly address: string
  readonly year: number
  readonly fromDay: string
  readonly toDay: string
}

interface Row extends Record<string, unknown> {
  readonly code: string
  readonly number: string
  readonly name: string | null
  readonly nameEs: string | null
  readonly kind: string
  readonly businessName: string
  readonly address: string
  readonly status: LicenseStatus
  readonly year: number
  readonly fromDay: string
  readonly toDay: string
  readonly isPaid: boolean
}

function resultOf({ status, isPaid, fromDay, toDay }: Row, today: string): CheckResult {
  if (status !== 'active') return 'stopped'
  if (!isPaid) return 'unpaid'
  if (today < fromDay) return 'not-yet'
  return today > toDay ? 'expired' : 'valid'
}

/** @throws not-found for an unknown code. */
export async function checkLicense(context: Context, typed: string): Promise<CheckedLicense> {
  const [row] = await context.database.rows<Row>(sql`
    select y.code, l.number, l.kind, l.business_name as "businessName", l.address, l.status, y.year,
      to_char(y.from_day, 'YYYY-MM-DD') as "fromDay", to_char(y.to_day, 'YYYY-MM-DD') as "toDay",
      ${isValidYear} as "isPaid", s.name, s.name_es as "nameEs"
    from ${licenseYears} y join ${licenses} l on l.id = y.license_id
    left join ${requests} r on r.id = y.request_id
    left join lateral (select name, name_es from ${feeSchedules}
      where kind = 'license.' || l.kind order by from_day desc limit 1) s on true
    where y.code = ${normalCode(typed)}`)
  if (!row) throw codeNotFound()
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const { code, number, businessName, address, year, fromDay, toDay } = row
  const kind = (context.language === 'es' ? row.nameEs : row.name) ?? row.kind
  const result = resultOf(row, today)
  return { result, code, number, kind, businessName, address, year, fromDay, toDay }
}
