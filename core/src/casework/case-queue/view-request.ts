import { type SQL, sql } from 'drizzle-orm'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { partners } from '../../people/partners/partners.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { createFormat } from '../../platform/kernel/format.ts'
import type { Language } from '../../platform/kernel/language.ts'
import { say } from '../../platform/texts/index.ts'
import { open311Requests } from '../open311/open311.sql.ts'
import type { BlankValues } from '../reply-templates/rules.ts'
import { type ReportCategory, targetDaysOf } from '../report-categories/rules.ts'
import { describeRequest, type SentRequest } from '../reports/index.ts'
import { shownStatuses, statusObject } from '../requests/index.ts'
import {
  requestEvents,
  requestFiles,
  requestFollowers,
  requests,
} from '../requests/requests.sql.ts'
import type { Channel, RecordType, RequestSection, Status, StatusColor } from '../requests/rules.ts'
import { isInScope } from '../teams/index.ts'
import { teams } from '../teams/teams.sql.ts'
import { noRequest } from './case-queue.errors.ts'
import { statusText } from './change.ts'
import { caseQueueStatuses } from './rules.ts'

interface Related {
  readonly id: string
  readonly number: string
}

interface OtherRequest extends Related {
  readonly title: string
  readonly status: Status
}

/** As staff see it. */
interface CaseEvent {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly kind: string
  readonly by: 'resident' | 'staff' | 'system'
  /** Null for guests and for jobs. */
  readonly name: string | null
  readonly isPublic: boolean
  readonly text: string | null
  readonly facts: Readonly<Record<string, string | null>>
}

interface CaseFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly by: 'resident' | 'staff'
  readonly isPublic: boolean
  readonly createdAt: string
  /** The event in the history that it came with. */
  readonly eventId: string | null
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
}

interface CaseContact {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly userId: string | null
  readonly organization: string | null
  readonly language: 'en' | 'es'
}

interface SentThrough {
  readonly partner: string
  /** Addresses that the sender named: text, which no one has checked. */
  readonly mediaUrls: readonly string[]
}

interface Found {
  readonly id: string
  readonly number: string
  readonly version: number
  readonly type: RecordType
  readonly category: ReportCategory | null
  readonly title: string
  readonly status: Status
  readonly statusInformation: {
    readonly color: StatusColor
    readonly translationKey: string | null
  }
  readonly address: string
  readonly area: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly isWaiting: boolean
  readonly question: string | null
  readonly satisfaction: number | null
  readonly closeReason: string | null
  readonly dueAt: string | null
  readonly isOverdue: boolean
  readonly createdAt: string
  readonly updatedAt: string
  readonly channel: Channel
  /** The partner whose software sent it; null without one. */
  readonly sentThrough: SentThrough | null
  /** Dollars. */
  readonly paymentAmount: number | null
  readonly paidAt: string | null
  /** The sender's other open requests, newest first, at most five. */
  readonly others: readonly OtherRequest[]
  readonly team: { readonly id: string; readonly name: string } | null
  readonly assignee: { readonly id: string; readonly name: string } | null
  readonly contact: CaseContact
  readonly followers: number
  readonly mergedInto: Related | null
  readonly duplicates: readonly Related[]
  readonly timeline: readonly CaseEvent[]
  readonly files: readonly CaseFile[]
}

/** As staff see it. */
export interface DeskRequest extends Found {
  readonly formDetails: readonly Pick<RequestSection, 'label' | 'data'>[]
  readonly nextStatuses: readonly Status[]
  /** What a reply template says about it, in the resident's language. */
  readonly blanks: BlankValues
  /** Working days to finish; null without a target. */
  readonly targetDays: number | null
}

const timeline: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'at', ${isoInstant(sql`e.at`)},
    'kind', e.kind, 'by', e.by, 'name', ${staffName(sql`actor`)}, 'isPublic', e.is_public,
    'text', e.body, 'facts', case when e.kind = 'assigned'
      then e.facts || jsonb_build_object('name', (
        select ${staffName(sql`chosen`)} from ${users} chosen where chosen.id = (e.facts ->> 'to')::uuid))
      else e.facts end) order by e.at, e.id), '[]')
  from ${requestEvents} e left join ${users} actor on actor.id = e.actor_id
  where e.request_id = requests.id)`

const files: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.content_type,
    'size', f.size, 'by', f.by, 'isPublic', f.is_public, 'objectKey', f.object_key,
    'eventId', f.event_id, 'createdAt', ${isoInstant(sql`f.created_at`)}) order by f.created_at, f.id), '[]')
  from ${requestFiles} f where f.request_id = requests.id)`

const related = (where: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', other.id, 'number', other.number) order by other.number), '[]')
  from ${requests} other where ${where})`

const titleOf = (row: SQL, language: Language): SQL =>
  language === 'es' ? sql`coalesce(${row}.title_es, ${row}.title)` : sql`${row}.title`

interface Asked {
  readonly id: string
  readonly inScope: SQL
  readonly actorId: string
}

/** For the templates only. */
interface Words {
  readonly titles: Readonly<Record<Language, string>>
  readonly staffName: string
}

function blanksOf(context: Context, found: Found & Words): BlankValues {
  const { language } = found.contact
  const { timeZone } = context.city
  const due = found.dueAt && createFormat(language, timeZone).date(found.dueAt)
  return {
    name: found.contact.name ?? say({ ...context, language }, 'Templates.Neighbor'),
    number: found.number,
    service: found.titles[language],
    address: found.address || null,
    due: due || null,
    status: statusText(context, found.status, language),
    staff: found.staffName,
  }
}

const sentThrough: SQL = sql`(
  select json_build_object('partner', partner.name, 'mediaUrls', sent.media_urls)
  from ${open311Requests} sent join ${partners} partner on partner.id = sent.partner_id
  where sent.request_id = requests.id)`

const maxOthers = 5

/** Each part by its own index: an `or` would read the whole table. */
const others = (language: Language): SQL => {
  const ofSender = (where: SQL): SQL => sql`(
    select * from ${requests} where ${where} and closed_at is null and id <> mine.id
    order by updated_at desc, id limit ${maxOthers})`
  return sql`(
    select coalesce(json_agg(json_build_object('id', o.id, 'number', o.number,
      'title', ${titleOf(sql`o`, language)}, 'status', o.status) order by o.created_at desc, o.id), '[]')
    from (select requests.* from (
        ${ofSender(sql`user_id = mine.user_id`)} union all ${ofSender(sql`guest_email = mine.guest_email`)}
      ) requests order by created_at desc, id limit ${maxOthers}) o)`
}

/** For its plan's test, too. */
export const requestStatement = (
  { language, clock }: Context,
  { id, inScope, actorId }: Asked,
): SQL => sql`
  select json_build_object(
    'id', requests.id, 'number', requests.number, 'version', requests.version,
    'type', requests.record_type, 'category', requests.category,
    'title', ${titleOf(sql`requests`, language)},
    'status', requests.status, 'statusInformation', ${statusObject},
    'address', requests.address, 'area', requests.area,
    'latitude', requests.latitude, 'longitude', requests.longitude,
    'isWaiting', requests.is_action_required, 'question', requests.action_message,
    'rating', requests.rating, 'satisfaction', requests.satisfaction,
    'closeReason', requests.close_reason, 'dueAt', ${isoInstant(sql`requests.due_at`)},
    'isOverdue', requests.closed_at is null
      and coalesce(requests.due_at < ${clock.now().toISOString()}::timestamptz, false),
    'createdAt', ${isoInstant(sql`requests.created_at`)},
    'updatedAt', ${isoInstant(sql`requests.updated_at`)},
    'channel', requests.channel, 'sentThrough', ${sentThrough}, 'paidAt', ${isoInstant(sql`requests.paid_at`)},
    'paymentAmount', ${dollars(sql`requests.payment_amount_cents`)},
    'description', requests.description, 'details', requests.details, 'sections', requests.sections,
    'contactName', requests.contact_name, 'contactPhone', requests.contact_phone,
    'team', (select json_build_object('id', id, 'name', name) from ${teams} where id = requests.team_id),
    'assignee', case when staff.id is not null then json_build_object('id', staff.id, 'name', ${staffName(sql`staff`)}) end,
    'contact', json_build_object(
      'name', coalesce(requests.contact_name, nullif(trim(sender.first_name || ' ' || sender.last_name), '')),
      'email', coalesce(sender.email, requests.guest_email),
      'phone', nullif(coalesce(requests.contact_phone, sender.phone_number), ''),
      'userId', sender.id, 'organization', organization.name,
      'language', coalesce(sender.language, requests.language)),
    'titles', json_build_object('en', requests.title, 'es', coalesce(requests.title_es, requests.title)),
    'staffName', (select ${staffName(sql`me`)} from ${users} me where me.id = ${actorId}),
    'followers', (select count(*)::int from ${requestFollowers} f where f.request_id = requests.id),
    'mergedInto', ${related(sql`other.id = requests.merged_into_id`)} -> 0,
    'duplicates', ${related(sql`other.merged_into_id = requests.id`)},
    'others', (select ${others(language)} from (select requests.*) mine),
    'timeline', ${timeline}, 'files', ${files}) as found
  from ${requests}
  left join ${shownStatuses} on shown.record_type = requests.record_type
    and shown.status = requests.status
  left join ${users} staff on staff.id = requests.assignee_id
  left join ${users} sender on sender.id = requests.user_id
  left join ${organizations} organization on organization.id = requests.organization_id
  where requests.id = ${id} and ${inScope}`

/** With its history, internal notes included. @throws forbidden unless staff, not-found. */
export async function getDeskRequest(context: Context, id: string): Promise<DeskRequest> {
  const { userId: actorId } = requireStaff(context, 'getDeskRequest')
  const rows = await context.database.rows<{ found: Found & SentRequest & Words }>(
    requestStatement(context, { id, inScope: isInScope(context, 'getDeskRequest'), actorId }),
  )
  const row = rows[0]?.found
  if (!row) throw noRequest()
  const {
    description: _text,
    details: _details,
    sections: _sections,
    rating: _rating,
    contactName: _contactName,
    contactPhone: _contactPhone,
    titles: _titles,
    staffName: _staffName,
    ...found
  } = row
  return {
    ...found,
    formDetails: describeRequest(context, row),
    nextStatuses: caseQueueStatuses(found.type, found.status),
    blanks: blanksOf(context, row),
    targetDays: found.category && targetDaysOf(context.city, found.category),
  }
}
