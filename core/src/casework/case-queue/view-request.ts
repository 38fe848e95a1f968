import { type SQL, sql } from 'drizzle-orm'
import { organizations } from '../../people/organizations/organizations.sql.ts'
import { users } from '../../people/users/users.sql.ts'
import { requireAdmin } from '../../platform/access/index.ts'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { categoryFacts, type ReportCategory } from '../report-categories/rules.ts'
import { describeRequest, type SentRequest } from '../reports/index.ts'
import { shownStatuses, statusObject } from '../requests/index.ts'
import {
  requestEvents,
  requestFiles,
  requestFollowers,
  requests,
} from '../requests/requests.sql.ts'
import type { RecordType, RequestSection, Status, StatusColor } from '../requests/rules.ts'
import { noRequest } from './case-queue.errors.ts'
import { staffName } from './list-requests.ts'
import { caseQueueStatuses } from './rules.ts'

interface Related {
  readonly id: string
  readonly number: string
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
  /** Dollars. */
  readonly paymentAmount: number | null
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
  /** Working days to finish; null without a target. */
  readonly targetDays: number | null
}

const timeline: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'at', ${isoInstant(sql`e.at`)},
    'kind', e.kind, 'by', e.by, 'name', ${staffName(sql`actor`)}, 'isPublic', e.is_public,
    'text', e.body, 'facts', case when e.kind = 'assigned'
      then e.facts || jsonb_build_object('name', (
        select ${staffName(sql`chosen`)} from ${users} chosen where chosen.id::text = e.facts ->> 'to'))
      else e.facts end) order by e.at, e.id), '[]')
  from ${requestEvents} e left join ${users} actor on actor.id = e.actor_id
  where e.request_id = requests.id)`

const files: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.content_type,
    'size', f.size, 'by', f.by, 'isPublic', f.is_public, 'objectKey', f.object_key,
    'createdAt', ${isoInstant(sql`f.created_at`)}) order by f.created_at, f.id), '[]')
  from ${requestFiles} f where f.request_id = requests.id)`

const related = (where: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('id', other.id, 'number', other.number) order by other.number), '[]')
  from ${requests} other where ${where})`

const statement = ({ language, clock }: Context, id: string): SQL => sql`
  select json_build_object(
    'id', requests.id, 'number', requests.number, 'version', requests.version,
    'type', requests.record_type, 'category', requests.category,
    'title', ${language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`},
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
    'paymentAmount', ${dollars(sql`requests.payment_amount_cents`)},
    'description', requests.description, 'details', requests.details, 'sections', requests.sections,
    'contactName', requests.contact_name, 'contactPhone', requests.contact_phone,
    'assignee', case when staff.id is not null then json_build_object('id', staff.id, 'name', ${staffName(sql`staff`)}) end,
    'contact', json_build_object(
      'name', coalesce(requests.contact_name, nullif(trim(sender.first_name || ' ' || sender.last_name), '')),
      'email', coalesce(sender.email, requests.guest_email),
      'phone', nullif(coalesce(requests.contact_phone, sender.phone_number), ''),
      'userId', sender.id, 'organization', organization.name,
      'language', coalesce(sender.language, requests.language)),
    'followers', (select count(*)::int from ${requestFollowers} f where f.request_id = requests.id),
    'mergedInto', ${related(sql`other.id = requests.merged_into_id`)} -> 0,
    'duplicates', ${related(sql`other.merged_into_id = requests.id`)},
    'timeline', ${timeline}, 'files', ${files}) as found
  from ${requests}
  left join ${shownStatuses} on shown.record_type = requests.record_type
    and shown.status = requests.status
  left join ${users} staff on staff.id = requests.assignee_id
  left join ${users} sender on sender.id = requests.user_id
  left join ${organizations} organization on organization.id = requests.organization_id
  where requests.id = ${id}`

/** With its history, internal notes included. @throws forbidden unless staff, not-found. */
export async function getDeskRequest(context: Context, id: string): Promise<DeskRequest> {
  requireAdmin(context)
  const rows = await context.database.rows<{ found: Found & SentRequest }>(statement(context, id))
  const row = rows[0]?.found
  if (!row) throw noRequest()
  const {
    description: _text,
    details: _details,
    sections: _sections,
    rating: _rating,
    contactName: _contactName,
    contactPhone: _contactPhone,
    ...found
  } = row
  return {
    ...found,
    formDetails: describeRequest(context, row),
    nextStatuses: caseQueueStatuses(found.type, found.status),
    targetDays: found.category && categoryFacts(found.category).targetDays,
  }
}
