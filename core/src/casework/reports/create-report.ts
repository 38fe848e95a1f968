import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Geocoder } from '../../land/parcels/index.ts'
import { requireContact } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { settle } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { emailAddressOf } from '../../platform/kernel/email-address.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { phoneOf } from '../../platform/kernel/phone.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { endDraft, type Owner, requireDraft } from '../drafts/index.ts'
import { noteSubmission } from '../messages/index.ts'
import type { ReportCategory } from '../report-categories/rules.ts'
import {
  cleanFiles,
  type GivenFile,
  routeRequest,
  storeFiles,
  takeFiles,
} from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import type { Channel } from '../requests/rules.ts'
import { services } from '../services/services.sql.ts'
import { contactColumns } from './own-contact.ts'
import { type Place, placeOf } from './place.ts'
import { reportColumns } from './report-columns.ts'
import { reportErrors, type ReportForm } from './report-form.ts'

/** Another way than our own form, such as a partner's software (casework/open311). */
export interface ReportVia {
  readonly channel: Channel
  /** Who sent it, for the audit log. */
  readonly partner: string
  /** Statements of the same `write`, ahead of all others. */
  readonly before: (builder: Builder) => readonly BatchItem<'pg'>[]
  /** Statements of the same `write`, once the request is there. */
  readonly after: (builder: Builder, id: string) => readonly BatchItem<'pg'>[]
}

/** With the draft and the files that were sent before. */
export type NewReport = ReportForm & {
  /** A catalog service's id, or SQL that selects it. */
  readonly activityId: string | SQL
  /** Sent with this request; others are in the draft. */
  readonly pictures: readonly GivenFile[]
  /** The draft's owner; null without a draft. */
  readonly owner: Owner | null
  /** The id that the draft must have; null if the sender knows of no draft. */
  readonly draftId: string | null
  /** The draft's files to keep; null keeps all. */
  readonly fileIds: readonly string[] | null
  /** Missing for our own form. */
  readonly via?: ReportVia
}

interface ReportPorts {
  readonly geocoder: Geocoder
  readonly store: FileStore
  /** Signs the path of a guest's status page. */
  readonly signed: (path: string) => string
}

export interface CreatedReport {
  readonly id: string
  readonly caseNumber: string
  /** A guest's signed status path if the address got too many emails; otherwise null. */
  readonly statusPath: string | null
}

type Service = typeof services.$inferSelect

type Sender = Pick<
  typeof requests.$inferInsert,
  'userId' | 'guestEmail' | 'organizationId' | 'language'
>

/**
 * A person or, where the service allows it, a guest. Organizations may only send feedback about the
 * portal (spec, admin section 6).
 */
function senderOf(
  context: Context,
  form: ReportForm,
  { isGuestEnabled, reportCategory }: Pick<Service, 'isGuestEnabled' | 'reportCategory'>,
): Sender {
  const { actor, language } = context
  const guestEmail = emailAddressOf(form.guestEmail)
  if (actor.kind === 'anonymous' && isGuestEnabled)
    return { userId: null, organizationId: null, guestEmail, language }
  const { userId, organizationId } = requireContact(context)
  if (organizationId !== null && reportCategory !== 'feedback')
    throw new DomainError('forbidden', 'Start.PersonalOnly')
  return { userId, organizationId, guestEmail: null, language }
}

/** Other software may send a place without its address, and a report without a description. */
function formFrom(form: ReportForm, place: Place | null, via: ReportVia | undefined): ReportForm {
  return via && place && form.address.trim() === '' ? { ...form, address: place.address } : form
}

function errorsOf(category: ReportCategory, form: ReportForm, via: ReportVia | undefined) {
  const errors = reportErrors(category, form)
  return via ? errors.filter(({ field }) => field !== 'description') : errors
}

/** Our own form keeps the contact of people with an account alone. */
const contactOf = (form: ReportForm, userId: string | null, via: ReportVia | undefined) =>
  via && userId === null
    ? {
        contactName: form.contactName?.trim() || null,
        contactPhone: phoneOf(form.contactPhone ?? ''),
      }
    : contactColumns(form, userId)

/**
 * Without a position, the address gives one.
 * @throws not-found for a service that takes no reports, invalid with each wrong field and for
 * unusable pictures, unauthenticated for a guest where the service needs an account, forbidden for
 * an organization, conflict for a draft that was already sent.
 */
export async function createReport(
  context: Context,
  { geocoder, signed, store }: ReportPorts,
  { activityId, owner, draftId, fileIds, pictures, via, ...given }: NewReport,
): Promise<CreatedReport> {
  const cleaned = await cleanFiles(pictures, 'pictures')
  // Stored meanwhile: if the report is refused, the sweep deletes them.
  const [[service], place, cameAlong] = await Promise.all([
    context.database.read((builder) =>
      builder
        .select()
        .from(services)
        .where(
          and(eq(services.id, activityId), services.isPublished, sql`not ${services.isDeleted}`),
        ),
    ),
    placeOf(context, geocoder, given),
    storeFiles(context, store, cleaned),
  ])
  const category = service?.reportCategory
  if (!category) throw new DomainError('not-found', 'Report.ReportTypeNotFound')
  const form = formFrom(given, place, via)
  const sender = senderOf(context, form, service)
  requireValid(errorsOf(category, { ...form, position: place }, via))
  const now = context.clock.now()
  const id = newId<'request'>(now)
  const draft = { owner, serviceId: service.id }
  const { guestEmail } = sender
  const noted = noteSubmission(context, { requestId: id, status: 'Submitted', guestEmail, signed })
  const { added, unmailedPath } = await context.database.write((builder) => ({
    before: via?.before(builder) ?? [],
    added: builder
      .insert(requests)
      .values({
        id,
        ...reportColumns(context, category, { form, place }),
        serviceId: service.id,
        title: service.item,
        titleEs: service.itemEs,
        ...sender,
        ...contactOf(form, sender.userId ?? null, via),
        ...(via && { channel: via.channel }),
      })
      .returning({ number: requests.number }),
    after: via?.after(builder, id) ?? [],
    routed: routeRequest(context, builder, id),
    held: draftId === null ? [] : requireDraft(builder, draft, draftId),
    draft: endDraft(builder, draft, { id, fileIds }),
    files: takeFiles(builder, id, cameAlong),
    ...noted.statements(builder),
    audit: audit(context, builder, {
      operation: 'createReport',
      entity: 'request',
      entityId: id,
      details: { category, ...(via && { channel: via.channel, partner: via.partner }) },
    }),
    settled: settle(context, builder, {
      status: 201,
      body: sql`select json_build_object('id', id, 'caseNumber', number, 'statusPath', ${noted.statusPath})::text
        from ${requests} where id = ${id}`,
    }),
    unmailedPath: builder.execute<Pick<CreatedReport, 'statusPath'>>(
      sql`select ${noted.statusPath} as "statusPath"`,
    ),
  }))
  const caseNumber = added[0]?.number
  if (!caseNumber) throw new Error('An insert that returned no row')
  return { id, caseNumber, statusPath: unmailedPath.rows[0]?.statusPath ?? null }
}
