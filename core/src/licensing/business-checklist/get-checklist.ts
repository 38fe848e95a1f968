import { type SQL, sql } from 'drizzle-orm'
import { isOwn, shownStatuses, statusObject } from '../../casework/requests/index.ts'
import { requests } from '../../casework/requests/requests.sql.ts'
import type { RecordType, Status, StatusInformation } from '../../casework/requests/rules.ts'
import { specialServiceIds, type StartableService, startOf } from '../../casework/services/rules.ts'
import { services } from '../../casework/services/services.sql.ts'
import { feeSchedules } from '../../money/fee-schedules/fee-schedules.sql.ts'
import { scheduleJson } from '../../money/fee-schedules/index.ts'
import { askedUnits, type FeeSchedule, quoteFees } from '../../money/fee-schedules/rules.ts'
import { businessChecklists } from '../../people/profiles/business-checklists.sql.ts'
import type { ContactActor } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dollarsOf } from '../../platform/kernel/money.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { say } from '../../platform/texts/index.ts'
import { licenseYears } from '../licenses/licenses.sql.ts'
import {
  answersSoFar,
  type ChecklistAnswers,
  isComplete,
  type TypedAnswers,
  typedFrom,
} from './checklist-answers.ts'
import {
  carried,
  type ChecklistStep,
  type Phase,
  type StepName,
  stepRules,
  stepsFor,
} from './checklist-steps.ts'
import { isOwnChecklist } from './save-checklist.ts'

/** Requests of so many days before a checklist was first kept belong to it. */
const daysBefore = 90

interface OwnRequest {
  readonly number: string
  readonly type: RecordType
  readonly status: Status
  readonly statusInformation: StatusInformation
  readonly processId: string | null
  /** A license that had an earlier year. */
  readonly isRenewal: boolean
  /** Of the license that was issued for it and is paid. */
  readonly code: string | null
}

interface Facts extends Record<string, unknown> {
  readonly saved: {
    readonly answers: Readonly<Record<string, string>>
    readonly done: readonly string[]
    readonly organization: string | null
  } | null
  readonly services: readonly StartableService[]
  readonly schedules: readonly FeeSchedule[]
  readonly requests: readonly OwnRequest[]
}

export interface ShownStep {
  readonly step: StepName
  readonly phase: Phase
  /** In the reader's language. */
  readonly title: string
  readonly about: string
  /** How long it takes. */
  readonly time: string
  /** Dollars; null: not known to us. */
  readonly fee: { readonly amount: number; readonly isLeast: boolean } | null
  /** Starts it; null: not with us, or not offered. */
  readonly href: string | null
  readonly request: Pick<OwnRequest, 'number' | 'type' | 'status' | 'statusInformation'> | null
  /** Of the license that was issued for it. */
  readonly licenseCode: string | null
  /** Its owner ticked it. */
  readonly isTicked: boolean
  readonly isDone: boolean
}

export interface BusinessChecklist {
  /** As in an address. Null: nothing was asked for, and nothing is kept. */
  readonly answers: Readonly<Record<string, string>> | null
  /** Whether these answers are kept. */
  readonly isKept: boolean
  /** Whether there is a kept checklist, with these or other answers. */
  readonly hasKept: boolean
  /** That it is kept for; null: the person. */
  readonly organization: string | null
  readonly steps: readonly ShownStep[]
}

const list = (row: SQL, from: SQL): SQL =>
  sql`(select coalesce(json_agg(${row}), '[]') from ${from})`

/** Every service that a step can start with. */
const startIds = Object.values(stepRules).flatMap(({ start }) =>
  start && 'special' in start ? [specialServiceIds[start.special]] : [],
)
const startProcesses = Object.values(stepRules).flatMap(({ start }) =>
  start && 'process' in start ? [start.process] : [],
)
const textsIn = (texts: readonly string[]): SQL =>
  sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`

const startable = (language: Context['language']): SQL =>
  list(
    sql`json_build_object('Id', s.id, 'Slug', s.slug, 'Type', s.type, 'Action', s.action,
      'Item', ${language === 'es' ? sql`coalesce(s.item_es, s.item)` : sql`s.item`},
      'GuestEnabled', s.is_guest_enabled, 'ExternalLink', s.external_link,
      'LaserficheProcessId', s.form_process_id, 'paymentCode', s.payment_code)
      order by s.sort_order, s.id`,
    sql`${services} s where s.is_published and not s.is_deleted
      and (s.id::text in ${textsIn(startIds)} or s.form_process_id in ${textsIn(startProcesses)})`,
  )

/** What is asked for on a day; a license's fee is that of its year's first day. */
const schedulesOn = (today: string): SQL => {
  const day = sql`(case when s.kind like 'license.%' then date_trunc('year', ${today}::date)::date
    else ${today}::date end)`
  return list(
    scheduleJson,
    sql`${feeSchedules} s where s.from_day <= ${day} and (s.to_day is null or s.to_day >= ${day})`,
  )
}

/** The latest of each kind first. */
const ownRequests = (context: Context, owner: ContactActor): SQL => {
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const year = sql`from ${licenseYears} y where y.request_id = requests.id`
  return list(
    sql`found order by found ->> 'createdAt' desc`,
    sql`(select json_build_object('number', requests.number, 'type', requests.record_type,
        'status', requests.status, 'statusInformation', ${statusObject},
        'createdAt', requests.created_at, 'processId', s.form_process_id,
        'isRenewal', exists (select ${year} and exists (select from ${licenseYears} earlier
          where earlier.license_id = y.license_id and earlier.year < y.year)),
        'code', (select y.code ${year} and (y.is_issued or requests.paid_at is not null))) as found
      from ${requests}
      left join ${services} s on s.id = requests.service_id
      left join ${shownStatuses} on shown.record_type = requests.record_type
        and shown.status = requests.status
      where ${isOwn(owner)} and requests.status <> 'Cancelled'
        and requests.created_at >= coalesce(
          (select created_at from ${businessChecklists} where ${isOwnChecklist(owner)}), ${now})
          - make_interval(days => ${daysBefore})
      order by requests.created_at desc limit 100) own`,
  )
}

async function readFacts(context: Context): Promise<Facts> {
  const { actor, city, clock, language } = context
  const today = isoDay(clock.now(), city.timeZone)
  const owner =
    actor.kind === 'user' && actor.contactId !== null
      ? { ...actor, contactId: actor.contactId }
      : null
  const [facts] = await context.database.rows<Facts>(sql`
    select ${startable(language)} as services, ${schedulesOn(today)} as schedules,
      ${
        owner
          ? sql`(select json_build_object('answers', answers, 'done', done, 'organization',
              (select name from organizations o where o.id = organization_id))
              from ${businessChecklists} where ${isOwnChecklist(owner)}) as saved,
            ${ownRequests(context, owner)} as requests`
          : sql`null::json as saved, '[]'::json as requests`
      }`)
  if (!facts) throw new Error('A read without its row')
  return facts
}

/** Which of a person's requests is about a step. */
const isAbout = ({ name, start }: ChecklistStep, request: OwnRequest): boolean => {
  if (name === 'zoning') return request.type === 'Zoning_Inquiry__c'
  // Signs and works have the same kind of request, so that a sign's is not told from it.
  if (name === 'building')
    return request.type === 'Permit_Application__c' || request.type === 'COE_Permit__c'
  if (name === 'renewal') return request.isRenewal
  return start !== null && 'process' in start && request.processId === start.process
}

const good: ReadonlySet<Status> = new Set([
  'Complete',
  'Issued',
  'Permit Issued',
  'Permit Issued with conditions',
])

function feeOf({ feeKind, isFree }: ChecklistStep, { schedules }: Facts): ShownStep['fee'] {
  if (isFree) return { amount: 0, isLeast: false }
  const schedule = schedules.find(({ kind }) => kind === feeKind)
  if (!schedule) return null
  const units = askedUnits(schedule)
  const least = Object.fromEntries(units.map(({ answer }) => [answer, 0]))
  return { amount: dollarsOf(quoteFees(schedule, least).totalCents), isLeast: units.length > 0 }
}

function hrefOf(
  { actor }: Context,
  step: ChecklistStep,
  answers: ChecklistAnswers,
  { services: all }: Facts,
): string | null {
  const { start } = step
  if (start === null) return null
  const service = all.find(({ Id, LaserficheProcessId }) =>
    'special' in start
      ? Id === specialServiceIds[start.special]
      : LaserficheProcessId === start.process,
  )
  if (!service) return null
  const isSignedIn = actor.kind === 'user'
  const visitor = {
    isSignedIn,
    hasEmail: isSignedIn,
    isPersonal: !isSignedIn || actor.organizationId === null,
  }
  const begin = startOf(service, visitor)
  if (begin.kind === 'refusal') return null
  if (begin.kind !== 'screen') return begin.href
  const more = new URLSearchParams(carried(step, answers)).toString()
  if (more === '') return begin.href
  return `${begin.href}${begin.href.includes('?') ? '&' : '?'}${more}`
}

function shownStep(
  context: Context,
  step: ChecklistStep,
  answers: ChecklistAnswers,
  facts: Facts,
): ShownStep {
  const { name, phase } = step
  const found = facts.requests.find((request) => isAbout(step, request))
  const isTicked = facts.saved?.done.includes(name) ?? false
  return {
    step: name,
    phase,
    title: say(context, `Checklist.Step_${name}`),
    about: say(context, `Checklist.About_${name}`, { phone: context.city.phone }),
    time: say(context, `Checklist.Time_${name}`),
    fee: feeOf(step, facts),
    href: hrefOf(context, step, answers, facts),
    request: found
      ? {
          number: found.number,
          type: found.type,
          status: found.status,
          statusInformation: found.statusInformation,
        }
      : null,
    licenseCode: found?.code ?? null,
    isTicked,
    isDone: isTicked || (found !== undefined && good.has(found.status)),
  }
}

/**
 * What one needs to open or grow a business: by the answers given, or else by the checklist that is
 * kept. Nothing is stored. Shown to guests too, without a state.
 */
export async function getBusinessChecklist(
  context: Context,
  typed: TypedAnswers,
): Promise<BusinessChecklist> {
  const facts = await readFacts(context)
  const { saved } = facts
  const kept = saved && answersSoFar(saved.answers)
  const asked = answersSoFar(typed)
  const answers = asked ?? kept
  const words = answers && typedFrom(answers)
  const isKept =
    words !== null && kept !== null && JSON.stringify(words) === JSON.stringify(typedFrom(kept))
  return {
    answers: words,
    isKept,
    hasKept: kept !== null,
    organization: saved?.organization ?? null,
    steps:
      answers && isComplete(answers)
        ? stepsFor(answers).map((step) => shownStep(context, step, answers, facts))
        : [],
  }
}
