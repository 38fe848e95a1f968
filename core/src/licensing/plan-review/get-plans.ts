import { type SQL, sql } from 'drizzle-orm'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { actsForPermit } from '../permits/index.ts'
import { permitHistory, permitKinds, permits } from '../permits/permits.sql.ts'
import type { PermitState } from '../permits/rules.ts'
import { hasNumber, ownPermit, roundSql, type TypedPermit } from './of-permit.ts'
import { permitNotFound } from './plan-review.errors.ts'
import { permitDocuments, permitDocumentVersions } from './plan-review.sql.ts'
import {
  documentsFor,
  isDocumentPublic,
  type PlanDocument,
  type PlanVersion,
  type Reader,
  type Resubmission,
  resubmissionsFor,
  versionJson,
} from './plans.ts'
import type { DocumentKind } from './rules.ts'

export interface PlanReview {
  readonly year: number
  readonly number: number
  readonly kind: string
  readonly address: string
  readonly state: PermitState
  /** That staff have now; the applicant prepares the one after it. */
  readonly round: number
  /** What staff wrote when they last asked for corrections. */
  readonly asked: string
  /** Documents are files of its request. */
  readonly takesDocuments: boolean
  readonly documents: readonly PlanDocument[]
  readonly resubmissions: readonly Resubmission[]
}

const review = (context: Context, reader: Reader, from: SQL): SQL => sql`
  select json_build_object('year', p.year, 'number', p.number,
    'kind', (select ${context.language === 'es' ? sql`k.name_es` : sql`k.name`}
      from ${permitKinds} k where k.code = p.kind),
    'address', concat_ws(' ', p.street_number, p.street_name, p.street_suffix, p.unit),
    'state', p.state, 'round', ${roundSql}, 'takesDocuments', p.request_id is not null,
    'asked', coalesce((select h.comment from ${permitHistory} h
      where h.permit_id = p.id and h.state = 'corrections' order by h.at desc, h.id desc limit 1), ''),
    'documents', ${documentsFor(context, reader)},
    'resubmissions', ${resubmissionsFor(context)}) as found
  from ${from}`

async function found(context: Context, statement: SQL): Promise<PlanReview> {
  const [row] = await context.database.rows<{ found: PlanReview }>(statement)
  if (!row) throw permitNotFound()
  return row.found
}

/** What staff ask of the applicant, and what is prepared. @throws not-found for another person's. */
export const getCorrections = (context: Context, typed: TypedPermit): Promise<PlanReview> =>
  found(context, review(context, 'applicant', ownPermit(context, typed)))

/** Documents, comments and answers, as they were sent. @throws forbidden unless staff, not-found. */
export async function getPlanReview(context: Context, id: string): Promise<PlanReview> {
  requireStaff(context, 'getPlanReview')
  return found(context, review(context, 'staff', sql`${permits} p where p.id = ${id}`))
}

export interface ListedDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly name: string
  readonly isPublic: boolean
  /** The latest first; others than the applicant see only that one. */
  readonly versions: readonly PlanVersion[]
}

export interface ListedDocuments {
  /** The caller acts for the permit and sees all of it. */
  readonly isOwn: boolean
  readonly documents: readonly ListedDocument[]
}

/** Everything that was sent for who acts for the permit, what is public for others. */
export async function listPermitDocuments(
  context: Context,
  typed: TypedPermit,
): Promise<ListedDocuments> {
  const { actor } = context
  const isOwn =
    actor.kind === 'user' && actor.contactId !== null ? actsForPermit(actor) : sql`false`
  const [row] = await context.database.rows<{ found: ListedDocuments }>(sql`
    select json_build_object('isOwn', own.is_own, 'documents', coalesce((
      select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'name', d.name,
          'isPublic', ${isDocumentPublic(context)},
          'versions', (select json_agg(${versionJson(context)} order by v.number desc)
            from ${permitDocumentVersions} v join ${requestFiles} f on f.id = v.file_id
            where v.document_id = d.id and v.number is not null
              and (own.is_own or v.number = current.number))) order by d.created_at, d.id)
      from ${permitDocuments} d cross join lateral (
        select max(v.number) as number from ${permitDocumentVersions} v
        where v.document_id = d.id) current
      where d.permit_id = p.id and current.number is not null
        and (own.is_own or ${isDocumentPublic(context)})), '[]'::json)) as found
    from ${permits} p cross join lateral (select ${isOwn} as is_own) own
    where ${hasNumber(context, typed)}`)
  if (!row) throw permitNotFound()
  return row.found
}
