import { type SQL, sql } from 'drizzle-orm'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import type { FeeAnswers, FeeSchedule } from '../../money/fee-schedules/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { literally } from '../../platform/database/like.ts'
import { requireSeenRow, type SeenRow } from '../../platform/database/require-seen-row.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { isValidYear, yearsOfLicense } from './find-license.ts'
import { licenseNotFound, seenCodes } from './licenses.errors.ts'
import { licenses } from './licenses.sql.ts'
import { nextSchedule, nextYearCents } from './renew-free-license.ts'
import {
  contractorKind,
  type ContractorTrade,
  isDue,
  type LicenseStatus,
  listedLicenses,
} from './rules.ts'
import { tradeErrors } from './trades.ts'

export interface LicenseSearch {
  /** Number, business or address; empty: all. */
  readonly term: string
  readonly status: LicenseStatus | null
}

const kindName = (language: Context['language']): SQL => sql`coalesce(
  (select ${language === 'es' ? sql`s.name_es` : sql`s.name`} from ${feeSchedules} s
    where s.kind = 'license.' || l.kind order by s.from_day desc limit 1), l.kind)`

const factsOf = (context: Context): SQL => sql`
  'id', l.id, 'number', l.number, 'kind', ${kindName(context.language)},
  'businessName', l.business_name, 'address', l.address, 'status', l.status,
  'validTo', (select to_char(max(y.to_day), 'YYYY-MM-DD') from ${yearsOfLicense} and ${isValidYear})`

/** The first hundred by number. @throws forbidden unless staff. */
export async function listLicenses(
  context: Context,
  { term, status }: LicenseSearch,
): Promise<JsonText> {
  requireStaff(context, 'listLicenses')
  const text = sql`lower(l.number || ' ' || l.business_name || ' ' || l.address)`
  const matches = sql`${text} like ${`%${literally(term.trim().toLowerCase())}%`}
    and (${status}::text is null or l.status = ${status})`
  return context.database.json(sql`
    select coalesce(json_agg(json_build_object(${factsOf(context)}) order by l.number), '[]')::text as body
    from (select * from ${licenses} l where ${matches} order by number limit ${listedLicenses}) l`)
}

interface StaffLicense {
  readonly id: string
  readonly number: string
  readonly kind: string
  readonly businessName: string
  readonly address: string
  readonly status: LicenseStatus
  readonly validTo: string | null
  readonly email: string | null
  readonly answers: FeeAnswers
  readonly language: Language
  readonly isContractor: boolean
  readonly trades: readonly ContractorTrade[]
  readonly version: number
  readonly years: readonly {
    readonly year: number
    readonly code: string
    readonly toDay: string
    readonly isIssued: boolean
    readonly isValid: boolean
    readonly feeCents: number
    readonly penaltyCents: number
    readonly totalCents: number
    readonly requestId: string | null
    readonly requestNumber: string | null
  }[]
}

interface Row extends Record<string, unknown> {
  readonly answers: FeeAnswers
  readonly schedule: FeeSchedule | null
  readonly found: StaffLicense
}

/** With its years, newest first; `isFree` says whether its next year costs nothing. @throws not-found; forbidden unless staff. */
export async function getLicense(
  context: Context,
  id: string,
): Promise<StaffLicense & { readonly isFree: boolean }> {
  requireStaff(context, 'getLicense')
  const [row] = await context.database.rows<Row>(sql`
    select l.answers, ${nextSchedule} as schedule, json_build_object(${factsOf(context)}, 'email', l.email, 'answers', l.answers,
      'language', l.language, 'isContractor', l.kind = ${contractorKind}, 'trades', l.trades, 'version', l.version,
      'years', (select json_agg(json_build_object('year', y.year, 'code', y.code,
          'toDay', to_char(y.to_day, 'YYYY-MM-DD'), 'isIssued', y.is_issued,
          'isValid', ${isValidYear}, 'feeCents', y.fee_cents, 'penaltyCents', y.penalty_cents,
          'totalCents', y.total_cents, 'requestId', y.request_id, 'requestNumber', r.number)
          order by y.year desc)
        from ${yearsOfLicense})) as found
    from ${licenses} l where l.id = ${id}`)
  if (!row) throw licenseNotFound()
  const cents = nextYearCents(row)
  return { ...row.found, isFree: cents !== null && !isDue(cents) }
}

/** Suspended and revoked ones are not valid and cannot be renewed. @throws not-found; stale. */
export async function setLicenseStatus(
  context: Context,
  { status, ...seen }: SeenRow & { readonly status: LicenseStatus },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'setLicenseStatus')
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...requireSeenRow(builder, licenses, seen, seenCodes),
    builder.execute(sql`update ${licenses} set status = ${status}, version = version + 1,
      updated_at = ${at} where id = ${seen.id}`),
    audit(context, builder, {
      operation: 'setLicenseStatus',
      entity: 'license',
      entityId: seen.id,
      details: { status },
    }),
  ])
  return { version: seen.version + 1 }
}

/** What a contractor may do, from now on. @throws not-found; stale; conflict unless a contractor. */
export async function setLicenseTrades(
  context: Context,
  { trades, ...seen }: SeenRow & { readonly trades: readonly ContractorTrade[] },
): Promise<{ readonly version: number }> {
  requireStaff(context, 'setLicenseTrades')
  requireValid(tradeErrors(contractorKind, trades))
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...requireSeenRow(builder, licenses, seen, seenCodes),
    requireThat(
      builder,
      sql`exists (select from ${licenses} where id = ${seen.id} and kind = ${contractorKind})`,
      'conflict',
      'Licenses.NoTrades',
    ),
    builder.execute(sql`update ${licenses} set trades = ${JSON.stringify(trades)}::jsonb,
      version = version + 1, updated_at = ${at} where id = ${seen.id}`),
    audit(context, builder, {
      operation: 'setLicenseTrades',
      entity: 'license',
      entityId: seen.id,
      details: { trades: trades.join(', ') },
    }),
  ])
  return { version: seen.version + 1 }
}
