import { sql } from 'drizzle-orm'
import { findAskedParcel } from '../../land/zoning/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { settle } from '../../platform/idempotency/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { formSender } from '../forms/index.ts'
import { noteSubmission } from '../messages/index.ts'
import { newRequestNumber, routeRequest } from '../requests/index.ts'
import { requests } from '../requests/requests.sql.ts'
import { mapCell } from '../requests/rules.ts'
import { specialServiceIds } from '../services/rules.ts'
import { services } from '../services/services.sql.ts'
import { describeInquiry } from './describe-inquiry.ts'
import { inquiryErrors, type InquiryForm } from './inquiry-form.ts'

export type NewInquiry = InquiryForm & {
  readonly activityId: string
  /** Null if the sender's app leaves it to us. */
  readonly SFDC_ContactID__c: string | null
  /** A guest's email address; may be empty. */
  readonly guestEmail: string
}

export interface CreatedInquiry {
  readonly id: string
  readonly caseNumber: string
  /** A guest's signed status path if no email was sent; otherwise null. */
  readonly statusPath: string | null
}

type Service = Pick<typeof services.$inferSelect, 'id' | 'item' | 'itemEs' | 'isGuestEnabled'>

const serviceOf = (context: Context, id: string) =>
  context.database.rows<Service>(sql`
    select id, item, item_es as "itemEs", is_guest_enabled as "isGuestEnabled" from ${services}
    where id = ${id} and is_published and not is_deleted
      and (crm_object = 'Zoning_Inquiry__c' or id = ${specialServiceIds.zoningInformation})`)

/** The organization's id if one is selected, else the person's (spec, resident section 3). */
function requireContactId({ actor }: Context, sent: string | null): void {
  if (sent === null || actor.kind !== 'user') return
  const own =
    actor.organizationId === null ? [actor.contactId, actor.userId] : [actor.organizationId]
  if (!own.includes(sent)) throw new DomainError('forbidden', 'Zoning.OtherContact')
}

/**
 * A request that a planner answers.
 * @throws not-found for a service that takes no inquiries, invalid with each wrong field,
 * unauthenticated for a guest where the service needs an account, forbidden for another person's or
 * organization's contact id.
 */
export async function createZoningInquiry(
  context: Context,
  signed: (path: string) => string,
  { activityId, SFDC_ContactID__c, guestEmail: typedEmail, ...form }: NewInquiry,
): Promise<CreatedInquiry> {
  const [[service], parcel] = await Promise.all([
    serviceOf(context, activityId),
    findAskedParcel(context, form.Land_Parcel_Master_Address__c),
  ])
  if (!service) throw new DomainError('not-found', 'Zoning.ServiceNotFound')
  const sender = formSender(context, service.isGuestEnabled, typedEmail.trim() || null)
  requireContactId(context, SFDC_ContactID__c)
  const problems = inquiryErrors(form)
  if (problems.length > 0) throw new DomainError('invalid', 'Zoning.ReviewErrors', problems)
  if (!parcel) {
    const code = 'Zoning.NoLandParcelMatchesPopupContent'
    throw new DomainError('invalid', 'Zoning.ReviewErrors', [
      { field: 'Land_Parcel_Master_Address__c', code },
    ])
  }
  const now = context.clock.now()
  const id = newId<'request'>(now)
  const { guestEmail } = sender
  const answers = { ...form, parcelId: parcel.id }
  const noted = noteSubmission(context, { requestId: id, status: 'Submitted', guestEmail, signed })
  const { added, unmailedPath } = await context.database.write((builder) => ({
    added: builder
      .insert(requests)
      .values({
        id,
        number: newRequestNumber,
        recordType: 'Zoning_Inquiry__c',
        serviceId: service.id,
        title: service.item,
        titleEs: service.itemEs,
        status: 'Submitted',
        ...sender,
        description: form.Business_Details__c.trim(),
        details: answers,
        sections: describeInquiry(context, form, parcel),
        address: parcel.address,
        latitude: parcel.latitude,
        longitude: parcel.longitude,
        mapCell: mapCell(parcel),
        area: parcel.area,
        createdAt: now,
        updatedAt: now,
      })
      .returning({ number: requests.number }),
    routed: routeRequest(context, builder, id),
    ...noted.statements(builder),
    audit: audit(context, builder, {
      operation: 'createZoningInquiry',
      entity: 'request',
      entityId: id,
      details: { parcelNumber: parcel.parcelNumber },
    }),
    settled: settle(context, builder, {
      status: 201,
      body: sql`select json_build_object('id', id, 'caseNumber', number, 'statusPath', ${noted.statusPath})::text
        from ${requests} where id = ${id}`,
    }),
    unmailedPath: builder.execute<Pick<CreatedInquiry, 'statusPath'>>(
      sql`select ${noted.statusPath} as "statusPath"`,
    ),
  }))
  const caseNumber = added[0]?.number
  if (!caseNumber) throw new Error('An insert that returned no row')
  return { id, caseNumber, statusPath: unmailedPath.rows[0]?.statusPath ?? null }
}
