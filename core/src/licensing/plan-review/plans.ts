import { type SQL, sql } from 'drizzle-orm'
import { requestFiles } from '../../casework/requests/requests.sql.ts'
import { staffName, users } from '../../people/users/users.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import type { PermitDiscipline } from '../permits/rules.ts'
import { listed } from './of-permit.ts'
import {
  permitCommentAnswers,
  permitComments,
  permitDocuments,
  permitDocumentVersions,
  permitResubmissions,
} from './plan-review.sql.ts'
import { type CommentState, type DocumentKind, drawingKinds, grantedStates } from './rules.ts'

export interface PlanVersion {
  /** Null: not sent yet. */
  readonly number: number | null
  /** Of the application that it came with. */
  readonly round: number
  readonly by: 'resident' | 'staff'
  /** In the city's time zone; null: not sent yet. */
  readonly sentOn: string | null
  /** Of its file. */
  readonly name: string
  readonly type: string
  /** Bytes. */
  readonly size: number
  /** Its key in the bucket; not for the wire. */
  readonly objectKey: string
}

export interface PlanAnswer {
  readonly round: number
  readonly text: string
  readonly isSent: boolean
  /** What the reviewer wrote back when they asked again. */
  readonly reply: string
}

export interface PlanComment {
  readonly id: string
  readonly discipline: PermitDiscipline
  readonly sheet: string
  readonly text: string
  readonly isRequired: boolean
  readonly state: CommentState
  readonly versionNumber: number
  readonly author: string | null
  readonly madeOn: string
  /** The latest first. */
  readonly answers: readonly PlanAnswer[]
}

export interface PlanDocument {
  readonly id: string
  readonly kind: DocumentKind
  readonly name: string
  readonly isPublic: boolean
  /** Staff decided, and not the city's rule. */
  readonly isPublicByStaff: boolean
  /** The latest first, before it one that is not sent. */
  readonly versions: readonly PlanVersion[]
  readonly comments: readonly PlanComment[]
}

export interface Resubmission {
  readonly round: number
  readonly whatChanged: string
  readonly sentOn: string
}

/** SQL on rows `d` of documents and `p` of permits. */
export const isDocumentPublic = ({ city }: Context): SQL => sql`coalesce(d.is_public,
  ${city.showsApprovedDrawings} and d.kind in (${listed(drawingKinds)})
    and p.state in (${listed(grantedStates)}))`

/** Who reads: the applicant alone sees what is not sent. */
export type Reader = 'applicant' | 'staff'

export const dayIn = ({ city }: Context, instant: SQL): SQL =>
  sql`(${instant} at time zone ${city.timeZone})::date::text`

/** SQL on rows `v` of versions and `f` of files. */
export const versionJson = (context: Context): SQL => sql`json_build_object(
  'number', v.number, 'round', v.round, 'by', v.by, 'sentOn', ${dayIn(context, sql`v.sent_at`)},
  'name', f.name, 'type', f.content_type, 'size', f.size, 'objectKey', f.object_key)`

const versionsFor = (context: Context, reader: Reader): SQL => sql`
  (select json_agg(${versionJson(context)} order by v.number desc nulls first)
    from ${permitDocumentVersions} v join ${requestFiles} f on f.id = v.file_id
    where v.document_id = d.id ${reader === 'staff' ? sql`and v.number is not null` : sql``})`

const answersFor = (reader: Reader): SQL => sql`
  coalesce((select json_agg(json_build_object('round', a.round, 'text', a.text,
      'isSent', a.sent_at is not null, 'reply', a.reply) order by a.round desc)
    from ${permitCommentAnswers} a
    where a.comment_id = c.id ${reader === 'staff' ? sql`and a.sent_at is not null` : sql``}),
    '[]'::json)`

const commentsFor = (context: Context, reader: Reader): SQL => sql`
  coalesce((select json_agg(json_build_object('id', c.id, 'discipline', c.discipline,
      'sheet', c.sheet, 'text', c.text, 'isRequired', c.is_required, 'state', c.state,
      'versionNumber', c.version_number, 'madeOn', ${dayIn(context, sql`c.created_at`)},
      'author', case when u.id is not null then ${staffName(sql`u`)} end,
      'answers', ${answersFor(reader)}) order by c.created_at, c.id)
    from ${permitComments} c left join ${users} u on u.id = c.author_id
    where c.document_id = d.id), '[]'::json)`

/** SQL on rows `p` of `permits`: its documents with versions and comments, as JSON. */
export const documentsFor = (context: Context, reader: Reader): SQL => sql`
  coalesce((select json_agg(json_build_object('id', d.id, 'kind', d.kind, 'name', d.name,
      'isPublic', ${isDocumentPublic(context)}, 'isPublicByStaff', d.is_public is not null,
      'versions', ${versionsFor(context, reader)},
      'comments', ${commentsFor(context, reader)}) order by d.created_at, d.id)
    from ${permitDocuments} d
    where d.permit_id = p.id ${
      reader === 'staff'
        ? sql`and exists (select from ${permitDocumentVersions} sent
            where sent.document_id = d.id and sent.number is not null)`
        : sql``
    }), '[]'::json)`

/** SQL on rows `p` of `permits`: the latest first, as JSON. */
export const resubmissionsFor = (context: Context): SQL => sql`
  coalesce((select json_agg(json_build_object('round', s.round, 'whatChanged', s.what_changed,
      'sentOn', ${dayIn(context, sql`s.sent_at`)}) order by s.round desc)
    from ${permitResubmissions} s where s.permit_id = p.id), '[]'::json)`
