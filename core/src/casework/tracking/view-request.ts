import { type SQL, sql } from 'drizzle-orm'
import { dollars } from '../../platform/database/dollars.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { inEnglish } from '../../platform/database/localized.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { publicFields } from '../public-fields/public-fields.sql.ts'
import { isPublic, type PublicFields } from '../public-fields/rules.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import { describeRequest } from '../reports/index.ts'
import {
  isCancelable,
  requestIdAt,
  requestNotFound,
  shownStations,
  statusObject,
} from '../requests/index.ts'
import { requestEvents, requestFiles, requests } from '../requests/requests.sql.ts'
import type { RecordType, RequestSection, StatusColor } from '../requests/rules.ts'
import type { Claim, Standing } from './claims.ts'

/** As the request's sender sees it. */
interface TimelineEntry {
  readonly id: string
  /** ISO 8601. */
  readonly at: string
  readonly kind: string
  readonly by: 'resident' | 'staff' | 'system'
  readonly text: string | null
  readonly facts: Readonly<Record<string, string | null>>
}

interface RequestFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  readonly by: 'resident' | 'staff'
  readonly createdAt: string
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
}

interface Found {
  readonly id: string
  /** A follower sees neither what was sent nor what was written (docs/decisions.md). */
  readonly standing: Standing
  /** The guest who sent it unsubscribed. */
  readonly isMailStopped: boolean
  readonly type: RecordType
  readonly caseNumber: string
  readonly activityType: string
  readonly name: string
  readonly inEnglish: readonly string[]
  readonly status: string
  readonly statusInformation: {
    readonly color: StatusColor
    readonly translationKey: string | null
  }
  readonly statuses: readonly string[]
  readonly isCancelable: boolean
  readonly paymentRequired: boolean
  /** Dollars. */
  readonly paymentAmount: number | null
  readonly paymentCode: string | null
  readonly paidAt: string | null
  readonly userActivityId: string
  readonly actionRequired: boolean
  readonly actionRequiredMessage: string | null
  readonly address: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly satisfaction: number | null
  readonly closeReason: string | null
  readonly expectedBy: string | null
  readonly createdAt: string
  readonly lastModified: string
  readonly timeline: readonly TimelineEntry[]
  readonly files: readonly RequestFile[]
}

type Row = Found & {
  readonly category: ReportCategory | null
  readonly description: string
  readonly details: Readonly<Record<string, unknown>>
  readonly sections: readonly RequestSection[]
  readonly rating: number | null
  readonly contactName: string | null
  readonly contactPhone: string | null
  readonly publicFields: PublicFields
}

/** As its sender sees it (spec, resident section 3, Activity detail). */
export type RequestView = Found & {
  readonly formDetails: readonly Pick<RequestSection, 'label' | 'data'>[]
}

const timeline: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', e.id, 'at', ${isoInstant(sql`e.at`)},
    'kind', e.kind, 'by', e.by, 'text', e.body, 'facts', e.facts) order by e.at, e.id), '[]')
  from ${requestEvents} e where e.request_id = requests.id and e.is_public)`

const files: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.content_type,
    'size', f.size, 'by', f.by, 'objectKey', f.object_key, 'createdAt', ${isoInstant(sql`f.created_at`)})
    order by f.created_at, f.id), '[]')
  from ${requestFiles} f where f.request_id = requests.id and f.is_public)`

const statement = ({ language }: Context, { id, isSender, isFollower }: Claim): SQL => sql`
  select json_build_object(
    'id', requests.id, 'standing', case when ${isSender} then 'sender' else 'follower' end,
    'isMailStopped', requests.guest_mail_stopped_at is not null, 'type', requests.record_type, 'caseNumber', requests.number,
    'activityType', requests.record_type,
    'name', ${language === 'es' ? sql`coalesce(requests.title_es, requests.title)` : sql`requests.title`},
    'inEnglish', ${inEnglish(language, { name: { english: sql`requests.title`, spanish: sql`requests.title_es` } })},
    'category', requests.category,
    'status', requests.status, 'statusInformation', ${statusObject},
    'statuses', coalesce(shown.stations, '[]'),
    'isCancelable', ${isCancelable},
    'paymentRequired', requests.status = 'Pending Payment',
    'paymentAmount', ${dollars(sql`requests.payment_amount_cents`)}, 'paymentCode', requests.payment_code,
    'paidAt', ${isoInstant(sql`requests.paid_at`)},
    'userActivityId', requests.id,
    'actionRequired', requests.is_action_required, 'actionRequiredMessage', requests.action_message,
    'description', requests.description, 'details', requests.details,
    'contactName', requests.contact_name, 'contactPhone', requests.contact_phone,
    'sections', requests.sections, 'address', requests.address,
    'latitude', requests.latitude, 'longitude', requests.longitude, 'rating', requests.rating,
    'satisfaction', requests.satisfaction, 'closeReason', requests.close_reason,
    'expectedBy', ${isoInstant(sql`requests.due_at`)},
    'createdAt', ${isoInstant(sql`requests.created_at`)},
    'lastModified', ${isoInstant(sql`requests.updated_at`)},
    'publicFields', (select to_json(shown_fields.field_names) from ${publicFields} shown_fields
      where shown_fields.record_type = requests.record_type),
    'timeline', ${timeline}, 'files', ${files}) as found
  from ${requests}
  left join ${shownStations} on shown.record_type = requests.record_type
    and shown.status = requests.status
  where requests.id = ${requestIdAt(id)} and ((${isSender}) or (${isFollower}))`

/** Event kinds that followers see, without their texts. */
const knownToAll: ReadonlySet<string> = new Set(['submitted', 'status', 'merged'])

const noPlace = { address: '', latitude: null, longitude: null } as const

/** Subject, status and history. */
const forFollower = (view: RequestView): RequestView => ({
  ...view,
  isCancelable: false,
  paymentRequired: false,
  paymentAmount: null,
  paymentCode: null,
  paidAt: null,
  actionRequired: false,
  actionRequiredMessage: null,
  ...noPlace,
  satisfaction: null,
  closeReason: null,
  formDetails: [],
  files: [],
  timeline: view.timeline
    .filter(({ kind }) => knownToAll.has(kind))
    .map((entry) => ({ ...entry, text: null })),
})

/** For its sender or a follower. @throws not-found for another person's. */
export async function getRequest(context: Context, claim: Claim): Promise<RequestView> {
  const rows = await context.database.rows<{ found: Row }>(statement(context, claim))
  const row = rows[0]?.found
  if (!row) throw requestNotFound()
  const { category: _category, description: _description, details: _details, ...rest } = row
  const { sections: _sections, rating: _rating, publicFields: chosen, ...others } = rest
  const { contactName: _contactName, contactPhone: _contactPhone, ...shown } = others
  const place = isPublic(chosen, 'address') ? {} : noPlace
  const view = { ...shown, ...place, formDetails: describeRequest(context, row, chosen) }
  return row.standing === 'sender' ? view : forFollower(view)
}
