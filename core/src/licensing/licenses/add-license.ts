import { type SQL, sql } from 'drizzle-orm'
import { notify } from '../../casework/messages/index.ts'
import { noteEvent, requestNotFound } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import {
  nextStatuses,
  type RecordType,
  type Status,
  statuses,
} from '../../casework/requests/rules.ts'
import { isInScope } from '../../casework/teams/index.ts'
import { scheduleInForce } from '../../money/fee-schedules/index.ts'
import {
  answerErrors,
  type FeeQuote,
  type FeeSchedule,
  quoteFees,
} from '../../money/fee-schedules/rules.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { dayText, moneyText } from '../../platform/kernel/format.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { wallTimeAt } from '../../platform/kernel/zoned-time.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { say } from '../../platform/texts/index.ts'
import { isOpenApplication } from './license-application.ts'
import { licensePath } from './license-document.ts'
import { licenses, licenseYears } from './licenses.sql.ts'
import { type NewLicense, newLicenseErrors } from './new-license.ts'
import { newCode, newPin, pinHashOf } from './pin.ts'
import { isDue, normalLicenseNumber, spacedCode } from './rules.ts'

/** First of the numbers that we give. */
const firstNumber = 1001

interface Facts extends Record<string, unknown> {
  readonly schedule: FeeSchedule | null
  readonly next: number
  readonly request: {
    readonly id: string
    readonly number: string
    readonly recordType: RecordType
    readonly status: Status
    readonly language: Language
    readonly organizationId: string | null
    readonly isOpen: boolean
  } | null
}

async function readFacts(
  context: Context,
  { kind, requestId, year }: Pick<NewLicense, 'kind' | 'requestId' | 'year'>,
  inScope: SQL,
): Promise<Facts> {
  const [facts] = await context.database.rows<Facts>(sql`
    select ${scheduleInForce(sql`${`license.${kind}`}`, sql`make_date(${year}, 1, 1)`)} as schedule,
      (select coalesce(max(substring(number from '^L-(\\d{1,9})$')::int), ${firstNumber - 1}) + 1
        from ${licenses} where number like 'L-%') as next,
      (select json_build_object('id', requests.id, 'number', requests.number,
          'recordType', requests.record_type, 'status', requests.status,
          'language', requests.language, 'organizationId', requests.organization_id,
          'isOpen', (select ${isOpenApplication} from ${requests} r where r.id = requests.id))
        from ${requests} where requests.id = ${requestId}::uuid and ${inScope}) as request`)
  if (!facts) throw new Error('A read without its row')
  return facts
}

/** For a whole year, by the schedule of its first day. @throws conflict; invalid for a count. */
function quoteOf({ schedule }: Pick<Facts, 'schedule'>, { answers }: Pick<NewLicense, 'answers'>) {
  if (!schedule) throw new DomainError('conflict', 'License.NoSchedule')
  requireValid(answerErrors(schedule, answers))
  return { schedule, quote: quoteFees(schedule, answers) }
}

const thisYearOf = ({ clock, city }: Context): number => wallTimeAt(clock.now(), city.timeZone).year

export interface LicenseQuote {
  readonly totalCents: number
  /** The same in sentences, in the reader's language. */
  readonly summary: readonly string[]
}

/** What a new license costs. @throws forbidden; invalid; conflict without fees for its kind. */
export async function quoteLicense(
  context: Context,
  wanted: Pick<NewLicense, 'kind' | 'year' | 'answers'>,
): Promise<LicenseQuote> {
  requireStaff(context, 'quoteLicense')
  const facts = await readFacts(context, { ...wanted, requestId: null }, sql`false`)
  const { quote, schedule } = quoteOf(facts, wanted)
  const { language } = context
  const money = (cents: number): string => moneyText(cents, language)
  const { source, fromDay } = schedule
  return {
    totalCents: quote.totalCents,
    summary: [
      ...quote.lines.map(({ cents, name, nameEs }) =>
        say(context, 'License.FeesLine', {
          name: language === 'es' ? nameEs : name,
          amount: money(cents),
        }),
      ),
      say(context, 'License.FeesTotal', { amount: money(quote.totalCents) }),
      say(context, 'License.FeesSource', { source, day: dayText(fromDay, language) }),
    ],
  }
}

export interface AddedLicense {
  readonly id: string
  readonly number: string
  /** Shown once; null while the fee is to be paid: the PIN comes with the license. */
  readonly pin: string | null
  /** To be paid through the request. Cents. */
  readonly dueCents: number
}

/** The step of the application: its fee is asked for, or it is complete. */
function requestStep(
  context: Context,
  builder: Builder,
  request: NonNullable<Facts['request']>,
  { to, dueCents, about }: { to: Status; dueCents: number; about: string },
) {
  const at = sql`${context.clock.now().toISOString()}::timestamptz`
  const { id } = request
  const inLanguage = (language: Language) => ({
    status: say({ ...context, language }, statuses[to].text),
  })
  return {
    held: builder.execute(sql`select from ${requests} where id = ${id} for update`),
    open: requireThat(
      builder,
      sql`(select ${isOpenApplication} from ${requests} r where r.id = ${id})`,
      'conflict',
      'Licenses.NotOpen',
    ),
    moved: builder.execute(
      dueCents > 0
        ? sql`update ${requests} set status = ${to}, payment_amount_cents = ${dueCents},
            payment_code = 'MISC', answered_at = null, updated_at = ${at}, version = version + 1
            where id = ${id}`
        : sql`update ${requests} set status = ${to}, closed_at = ${at}, answered_at = null,
            is_action_required = false, action_message = null, updated_at = ${at},
            version = version + 1
            where id = ${id}`,
    ),
    event: noteEvent(context, builder, {
      requestId: id,
      kind: 'status',
      by: 'staff',
      isPublic: true,
      body: about,
      facts: { from: request.status, to },
    }),
    notified: notify(context, builder, {
      kind: 'status',
      requestId: id,
      values: { en: inLanguage('en'), es: inLanguage('es') },
    }),
  }
}

/** The first year; it counts once its request is paid, or at once if nothing is to be paid. */
const yearRow = (
  context: Context,
  { id, year }: { id: string; year: number },
  {
    quote,
    requestId,
    isPaid,
    isByHand,
  }: {
    quote: FeeQuote
    requestId: string | null
    isPaid: boolean
    isByHand: boolean
  },
) => {
  const now = context.clock.now()
  const today = isoDay(now, context.city.timeZone)
  return {
    id: newId<'license year'>(now),
    licenseId: id,
    year,
    fromDay: today.startsWith(String(year)) ? today : `${year}-01-01`,
    toDay: `${year}-12-31`,
    code: newCode(),
    isIssued: isPaid,
    // What the office took at the counter is in its own books.
    lines: isByHand ? [] : quote.lines,
    feeCents: isByHand ? 0 : quote.feeCents,
    penaltyCents: 0,
    totalCents: isByHand ? 0 : quote.totalCents,
    quotedOn: today,
    requestId,
    createdAt: now,
  } as const
}

/**
 * Issues a license. With an application its fee is asked for through the request, and the license
 * is valid once that is paid; by hand, or where nothing is to be paid, it is valid at once.
 * `secret` keys the PIN's hash.
 * @throws forbidden; invalid; not-found for no such request; conflict if there are no fees for the
 * kind, the number is taken, or the application is answered already.
 */
export async function addLicense(
  context: Context,
  { secret, ...license }: NewLicense & { readonly secret: string },
): Promise<AddedLicense> {
  requireStaff(context, 'addLicense')
  requireValid(newLicenseErrors(license, thisYearOf(context)))
  const facts = await readFacts(context, license, isInScope(context, 'addLicense'))
  const { request, next } = facts
  if (license.requestId !== null && !request) throw requestNotFound()
  const { quote } = quoteOf(facts, license)
  const dueCents = request && isDue(quote.totalCents) ? quote.totalCents : 0
  const to: Status = dueCents > 0 ? 'Pending Payment' : 'Complete'
  if (request && !request.isOpen) throw new DomainError('conflict', 'Licenses.NotOpen')
  if (
    request &&
    request.status !== to &&
    !nextStatuses(request.recordType, request.status).includes(to)
  )
    throw new DomainError('conflict', 'Desk.NoSuchStep')
  const now = context.clock.now()
  const id = newId<'license'>(now)
  const number = normalLicenseNumber(license.number) || `L-${next}`
  const pin = newPin()
  const email = emailAddressOf(license.email)
  const { kind, address, answers, businessName, language, trades } = license
  const year = yearRow(
    context,
    { id, year: license.year },
    { quote, requestId: request?.id ?? null, isPaid: dueCents === 0, isByHand: request === null },
  )
  const about = (inLanguage: Language) =>
    dueCents > 0
      ? say({ ...context, language: inLanguage }, 'License.ApprovedPay', {
          number,
          amount: moneyText(dueCents, inLanguage),
        })
      : say({ ...context, language: inLanguage }, 'License.ApprovedFree', {
          number,
          code: spacedCode(year.code),
        })
  await context.database.write((builder) => ({
    ...(request &&
      requestStep(context, builder, request, { to, dueCents, about: about(request.language) })),
    free: requireThat(
      builder,
      sql`not exists (select from ${licenses} where number = ${number})`,
      'conflict',
      'Licenses.NumberTaken',
    ),
    license: builder.insert(licenses).values({
      id,
      number,
      kind,
      businessName: businessName.trim(),
      address: address.trim(),
      email,
      language,
      organizationId: request?.organizationId ?? null,
      pinHash: pinHashOf(secret, number, pin),
      answers,
      trades,
      status: 'active',
      createdAt: now,
      updatedAt: now,
    }),
    year: builder.insert(licenseYears).values(year),
    audit: audit(context, builder, {
      operation: 'addLicense',
      entity: 'license',
      entityId: id,
      details: { number, year: license.year, cents: dueCents },
    }),
    mail:
      dueCents > 0 || email === null
        ? []
        : [
            queueMail(
              context,
              builder,
              {
                kind: 'license-issued',
                to: email,
                language,
                path: licensePath(year.code),
                values: {
                  number,
                  pin,
                  business: businessName.trim(),
                  year: String(license.year),
                  day: dayText(year.toDay, language),
                  code: spacedCode(year.code),
                },
              },
              year.id,
            ),
          ],
  }))
  return { id, number, pin: dueCents > 0 ? null : pin, dueCents }
}
