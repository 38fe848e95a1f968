import { type SQL, sql } from 'drizzle-orm'
import { requests } from '../../casework/requests/requests.sql.ts'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import type { FeeAnswers, FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { addressLimit, readAfterHits, takeBack } from '../../people/identity/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { licenseNotFound } from './licenses.errors.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { isPin } from './pin.ts'
import { type LicenseStatus, normalLicenseNumber } from './rules.ts'

/** What its holder types, and from where. */
export interface LicenseKey {
  /** Of the license that they have; its renewal is for the next one. */
  readonly year: number
  readonly number: string
  readonly pin: string
  /** The caller's network address, for the rate limit. */
  readonly address: string
  /** Keys the PIN's hash. */
  readonly secret: string
}

/** The year that a renewal is for. */
interface NextYear {
  readonly id: string
  readonly code: string
  readonly requestId: string
  readonly totalCents: number
  readonly isPaid: boolean
}

export interface FoundLicense extends Record<string, unknown> {
  readonly id: string
  readonly number: string
  readonly kind: string
  readonly businessName: string
  readonly address: string
  readonly status: LicenseStatus
  readonly pinHash: string
  readonly answers: FeeAnswers
  /** The last year that is issued or paid. */
  readonly lastYear: number
  /** The last valid day of the year that they typed; null if it was never issued or paid. */
  readonly dueOn: string | null
  readonly schedule: FeeSchedule | null
  readonly next: NextYear | null
}

/** Whether the row `y` of a license's year counts, by its request `r`. */
export const isValidYear: SQL = sql`(y.is_issued or r.paid_at is not null)`

/** Rows `y` with their request `r`, of the license `l`. */
export const yearsOfLicense: SQL = sql`${licenseYears} y
  left join ${requests} r on r.id = y.request_id where y.license_id = l.id`

const facts = (year: number): SQL => sql`
  select l.id, l.number, l.kind, l.business_name as "businessName", l.address, l.status,
    l.pin_hash as "pinHash", l.answers,
    (select max(y.year) from ${yearsOfLicense} and ${isValidYear}) as "lastYear",
    (select to_char(y.to_day, 'YYYY-MM-DD') from ${yearsOfLicense} and ${isValidYear}
      and y.year = ${year}) as "dueOn",
    ${scheduleInForce(sql`'license.' || l.kind`, sql`make_date(${year + 1}, 1, 1)`)} as schedule,
    (select json_build_object('id', y.id, 'code', y.code, 'requestId', y.request_id,
        'totalCents', y.total_cents, 'isPaid', ${isValidYear})
      from ${yearsOfLicense} and y.year = ${year + 1}) as next
  from ${licenses} l`

/** A caller has five tries for a license, and five from an address before they slow down. */
const limitsOf = (context: Context, { number, address }: LicenseKey) =>
  [
    { limit: 'license-pin', key: normalLicenseNumber(number) },
    addressLimit(context, 'license-address', address),
  ] as const

interface Opened {
  readonly license: FoundLicense
  /** Takes the tries back: for the next `write`. */
  readonly forgive: (builder: Builder) => readonly ReturnType<typeof takeBack>[]
}

/**
 * One round trip, with the same work for an unknown number and a wrong PIN.
 * @throws not-found, the same for both; limited, with the seconds to wait.
 */
export async function openLicense(context: Context, key: LicenseKey): Promise<Opened> {
  const number = normalLicenseNumber(key.number)
  const limits = limitsOf(context, key)
  const at = context.clock.now()
  const [found] = await readAfterHits<FoundLicense>(
    context,
    limits,
    sql`${facts(key.year)} where l.number = ${number}`,
    at,
  )
  const isRight = isPin(key.secret, { number, pin: key.pin }, found?.pinHash)
  if (!found || !isRight) throw licenseNotFound()
  return {
    license: found,
    forgive: (builder) => limits.map((limit) => takeBack(builder, limit, at)),
  }
}
