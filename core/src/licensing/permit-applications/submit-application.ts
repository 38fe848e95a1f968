import { type SQL, sql } from 'drizzle-orm'
import {
  type FormRequest,
  type SentForm,
  submitToPortal,
  type SubmissionKey,
} from '../../casework/forms/index.ts'
import { parcels } from '../../land/parcels/parcels.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { licenses } from '../licenses/licenses.sql.ts'
import { normalLicenseNumber } from '../licenses/rules.ts'
import { permitHistory, permitKinds, permits } from '../permits/permits.sql.ts'
import type { permitDocuments } from '../plan-review/plan-review.sql.ts'
import {
  permitDocuments as documents,
  permitDocumentVersions,
} from '../plan-review/plan-review.sql.ts'
import { answerTo, kindIn, unitsIn } from './application-answers.ts'
import { parcelFact } from './check-application.ts'
import { fitsKind, isValidOn } from './contractors.ts'

export interface PermitRequest extends FormRequest {
  /** Null only for a request without its permit. */
  readonly permit: { readonly year: number; readonly number: number } | null
}

const permitKey = (requestId: string): SQL => sql`(select json_build_object('year', p.year,
  'number', p.number) from ${permits} p where p.request_id = ${requestId})`

/**
 * Makes a sent application a request and a permit in one transaction. Idempotent. No payment: the
 * fee is due after the reviews.
 * @throws as `submitToPortal`; conflict if the lot or the license went meanwhile.
 */
export async function submitPermitApplication(
  context: Context,
  key: SubmissionKey,
  signed: (path: string) => string,
): Promise<PermitRequest> {
  const { outcome, ...request } = await submitToPortal(context, key, signed, (sent) => ({
    recordType: 'Permit_Application__c',
    statements: (builder) => permitStatements(context, builder, sent),
    outcome: permitKey(sent.requestId),
  }))
  // What the statement above selected.
  if (outcome) return { ...request, permit: outcome as PermitRequest['permit'] }
  const [row] = await context.database.rows<{ permit: PermitRequest['permit'] }>(
    sql`select ${permitKey(request.id)} as permit`,
  )
  return { ...request, permit: row?.permit ?? null }
}

type DocumentKind = (typeof permitDocuments.$inferInsert)['kind']

/** By the field with which a file was sent. */
const documentKindOf: Readonly<Record<string, DocumentKind>> = {
  sitePlan: 'sitePlan',
  drawings: 'drawing',
  contract: 'contract',
}

function permitStatements(context: Context, builder: Builder, sent: SentForm) {
  const { answers, facts, files, requestId, now } = sent
  const id = newId<'permit'>(now)
  const today = isoDay(now, context.city.timeZone)
  const day = sql`${today}::date`
  const year = Number(today.slice(0, 4))
  const kind = kindIn(answers)
  const parcel = sql`${parcels} where id = ${facts[parcelFact] ?? null}::uuid and retired_at is null`
  const number = normalLicenseNumber(answerTo('contractorLicense', answers))
  const license = sql`${licenses} l where l.number = ${number} and ${isValidOn(day)}`
  const units = unitsIn(answers)
  const at = sql`${now.toISOString()}::timestamptz`
  const actorId = context.actor.kind === 'user' ? context.actor.userId : null
  return [
    requireThat(
      builder,
      sql`exists (select from ${parcel})`,
      'conflict',
      'PermitForm.UnknownAddress',
    ),
    requireThat(
      builder,
      sql`${number} = '' or exists (select from ${license})`,
      'conflict',
      'PermitForm.LicenseGone',
    ),
    requireThat(
      builder,
      sql`${number} = '' or exists (select from ${license} and ${fitsKind(kind)})`,
      'conflict',
      'PermitForm.OtherTradeNow',
    ),
    requireThat(
      builder,
      sql`exists (select from ${permitKinds} where code = ${kind} and is_offered)`,
      'conflict',
      'PermitForm.NotOffered',
    ),
    // Of two at once the second waits: numbers have no gaps and no doubles.
    builder.execute(sql`select pg_advisory_xact_lock(hashtext('permit number'), ${year}::int)`),
    builder.execute(sql`
      insert into ${permits} (id, year, number, kind, request_id, state, description,
        parcel_number, street_number, street_name, street_suffix, unit, zip, latitude, longitude,
        owner_name, zone, estimated_value_cents, square_feet, contractor_name, contractor_license,
        property_type, option, answers, applied_on, created_at, updated_at)
      select ${id}, ${year}, (select coalesce(max(number), 0) + 1 from ${permits}
          where year = ${year}),
        ${kind}, ${requestId}, 'submitted', ${answerTo('description', answers)},
        parcel_number, street_number, street_name, street_suffix, unit, zip, latitude, longitude,
        ${answerTo('ownerName', answers)}, primary_zoning,
        ${Math.round((units['projectValue'] ?? 0) * 100)}::bigint,
        ${Math.round(Number(answerTo('squareFeet', answers) || answerTo('buildingArea', answers)))}::int,
        coalesce((select l.business_name from ${license}), ''), ${number},
        ${answerTo('propertyType', answers)}, ${answerTo('option', answers)},
        ${JSON.stringify(units)}::jsonb, ${day}, ${at}, ${at}
      from ${parcel}`),
    builder.insert(permitHistory).values({
      id: newId(now),
      permitId: id,
      state: 'submitted',
      at: now,
      actorId,
    }),
    ...files.flatMap(({ id: fileId, name, field }) => {
      const documentId = newId<'permit document'>(now)
      const kindOfDocument = documentKindOf[field] ?? 'other'
      return [
        builder.insert(documents).values({
          id: documentId,
          permitId: id,
          kind: kindOfDocument,
          name,
          createdAt: now,
        }),
        builder.insert(permitDocumentVersions).values({
          id: newId(now),
          documentId,
          number: 1,
          replaces: 0,
          round: 1,
          fileId,
          by: 'resident',
          actorId,
          sentAt: now,
          createdAt: now,
        }),
      ]
    }),
  ]
}
