import { type SQL, sql } from 'drizzle-orm'
import { formSubmissions } from '../../casework/forms/forms.sql.ts'
import { requestNotFound } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import { isInScope } from '../../casework/teams/index.ts'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { askedUnits, type FeeLine } from '../../money/fee-schedules/rules.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { isValidYear } from './find-license.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { kindField } from './new-license.ts'
import { type ContractorTrade, tradesField, tradesOf } from './trades.ts'

export interface LicenseApplication {
  /** Null if the request is no application. */
  readonly application: {
    readonly kind: string
    readonly trades: ContractorTrade[]
    readonly businessName: string
    readonly address: string
    readonly email: string
    readonly language: Language
    /** By the name of the answer; only numbers. */
    readonly answers: Readonly<Record<string, number>>
    /** Whether a license can still be issued for it. */
    readonly isOpen: boolean
  } | null
  /** Issued for it. */
  readonly license: {
    readonly id: string
    readonly number: string
    readonly year: number
    readonly isValid: boolean
  } | null
}

interface Row extends Record<string, unknown> {
  readonly answers: Readonly<Record<string, unknown>> | null
  readonly business: string | null
  readonly address: string
  readonly email: string | null
  readonly language: Language
  readonly isOpen: boolean
  readonly license: LicenseApplication['license']
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(textOf)

const numbersIn = (answers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, value]) => {
      const text = textOf(value)
      return /^\d+(?:\.\d{1,3})?$/.test(text) ? [[name, Number(text)] as const] : []
    }),
  )

/** The request `r`, still without a license, a payment or an end. */
export const isOpenApplication: SQL = sql`(r.closed_at is null and r.paid_at is null
  and not exists (select from ${licenseYears} y where y.request_id = r.id))`

/** What a request for a license says. @throws not-found; forbidden unless staff. */
export async function getLicenseApplication(
  context: Context,
  requestId: string,
): Promise<LicenseApplication> {
  requireStaff(context, 'getLicenseApplication')
  const inScope = isInScope(context, 'getLicenseApplication')
  const [row] = await context.database.rows<Row>(sql`
    select f.answers, requests.address, requests.language, organization.name as business,
      coalesce(f.answers ->> 'contactEmail', requests.guest_email, u.email) as email,
      (select ${isOpenApplication} from ${requests} r where r.id = requests.id) as "isOpen",
      (select json_build_object('id', l.id, 'number', l.number, 'year', y.year,
          'isValid', ${isValidYear})
        from ${licenseYears} y join ${licenses} l on l.id = y.license_id
        join ${requests} r on r.id = y.request_id where r.id = requests.id) as license
    from ${requests}
    left join ${formSubmissions} f on f.request_id = requests.id
    left join ${users} u on u.id = requests.user_id and u.deleted_at is null
    left join organizations organization on organization.id = requests.organization_id
    where requests.id = ${requestId} and ${inScope}`)
  if (!row) throw requestNotFound()
  const { answers, license, isOpen, language, address, email, business } = row
  const kind = textOf(answers?.[kindField])
  if (!answers || kind === '') return { application: null, license }
  return {
    application: {
      kind,
      trades: tradesOf(textsOf(answers[tradesField])),
      businessName: textOf(answers['business']) || (business ?? ''),
      address,
      email: email ?? '',
      language,
      answers: numbersIn(answers),
      isOpen,
    },
    license,
  }
}

export interface LicenseKind {
  readonly kind: string
  readonly name: string
  /** What its fees count. */
  readonly units: readonly {
    readonly answer: string
    readonly name: string
    readonly unit: string
  }[]
}

export interface LicenseKinds {
  /** In the city. */
  readonly thisYear: number
  readonly year: number
  readonly kinds: readonly LicenseKind[]
}

/** Those with fees on the first day of a year, by name; by default this year. */
export async function listLicenseKinds(
  context: Context,
  wanted: number | null,
): Promise<LicenseKinds> {
  requireStaff(context, 'listLicenseKinds')
  const { clock, city, language } = context
  const thisYear = wallTimeAt(clock.now(), city.timeZone).year
  const year = wanted ?? thisYear
  const isSpanish = language === 'es'
  const rows = await context.database.rows<{
    kind: string
    name: string
    lines: readonly FeeLine[]
  }>(sql`
    select s.kind, ${isSpanish ? sql`s.name_es` : sql`s.name`} as name, s.lines
    from ${feeSchedules} s
    where s.kind like 'license.%' and s.from_day <= make_date(${year}, 1, 1)
      and (s.to_day is null or s.to_day >= make_date(${year}, 1, 1))
    order by 2, 1`)
  const kinds = rows.map(({ kind, name, lines }) => ({
    kind: kind.replace(/^license\./, ''),
    name,
    units: askedUnits({ lines }).map((line) => ({
      answer: line.answer,
      name: isSpanish ? line.nameEs : line.name,
      unit: isSpanish ? line.unitEs : line.unit,
    })),
  }))
  return { thisYear, year, kinds }
}
