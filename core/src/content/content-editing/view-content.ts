import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff, staffOperations } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { contentItems, contentVersions } from './content-editing.sql.ts'
import { bodyOf, type ContentBody, type ContentKind, isPublished } from './content-kind.ts'
import { contentLimits, type VersionState } from './rules.ts'

export interface ListedVersion {
  readonly number: number
  readonly state: VersionState
  readonly note: string
  /** Null for what was there before, and if their account is gone. */
  readonly by: string | null
  readonly savedAt: string
  readonly publishedAt: string | null
  readonly scheduledAt: string | null
}

/** A thing that staff edit. */
export interface ContentView<Body = ContentBody> {
  readonly id: string
  /** Send it back with every change. */
  readonly revision: number
  readonly isPublished: boolean
  /** Where residents read it. */
  readonly path: string
  /** What residents read; null before it was ever published. */
  readonly live: Body | null
  /** The draft, or what is scheduled. */
  readonly open: (ListedVersion & { readonly body: Body; readonly publishAt: string | null }) | null
  /** Newest first. */
  readonly versions: readonly ListedVersion[]
  readonly ownerId: string | null
  readonly checkedAt: string | null
  readonly checkEveryMonths: number
  /** A day in the city; null before it was ever published. */
  readonly reviewOn: string | null
  /** Who can be its owner. */
  readonly staff: readonly { readonly id: string; readonly name: string }[]
}

const nameOf = (user: SQL): SQL =>
  sql`case when ${user}.deleted_at is null then ${staffName(user)} end`

/** Of a row `v` of versions with its author `a`. */
const listed = sql`'number', v.number, 'state', v.state, 'note', v.note, 'by', ${nameOf(sql`a`)},
  'savedAt', ${isoInstant(sql`v.saved_at`)}, 'publishedAt', ${isoInstant(sql`v.published_at`)},
  'scheduledAt', ${isoInstant(sql`v.scheduled_at`)}`

const versionsOf = (id: SQL): SQL =>
  sql`${contentVersions} v left join ${users} a on a.id = v.author_id where v.item_id = ${id}`

/** The day in the city on which a row `i` of items must be checked again. */
export const reviewDay = ({ city }: Context): SQL => sql`(
  (coalesce(i.checked_at, i.created_at) at time zone ${city.timeZone})::date
    + make_interval(months => i.check_every_months))::date`

const mayEdit: SQL = sql`(${users.isAdmin} or ${users.roles} && array(
  select json_array_elements_text(${JSON.stringify(staffOperations.saveContent)}::json)))`

/** With its draft, its history and who can look after it. @throws not-found, forbidden unless staff. */
export async function getContent(
  context: Context,
  kind: ContentKind,
  id: string,
): Promise<ContentView> {
  requireStaff(context, 'getContent')
  const { table } = kind
  const found = await context.database.findJson(sql`
    select json_build_object('id', given.id, 'revision', coalesce(i.revision, 0),
      'isPublished', coalesce(${isPublished(kind)}, false), 'path', ${kind.path(id, context.city.slug)}::text,
      'live', case when ${table.id} is not null then ${bodyOf(kind)} end,
      'open', (select json_build_object(${listed}, 'body', v.body,
          'publishAt', to_char(v.scheduled_at at time zone ${context.city.timeZone}, 'YYYY-MM-DD"T"HH24:MI'))
        from ${versionsOf(sql`given.id`)} and v.state in ('draft', 'scheduled')),
      'versions', (select coalesce(json_agg(version order by number desc), '[]') from (
        select v.number, json_build_object(${listed}) as version from ${versionsOf(sql`given.id`)}
        order by v.number desc limit ${contentLimits.versions}) latest),
      'ownerId', i.owner_id, 'checkedAt', ${isoInstant(sql`i.checked_at`)},
      'checkEveryMonths', coalesce(i.check_every_months, 12),
      'reviewOn', case when ${isPublished(kind)} then ${reviewDay(context)} end,
      'staff', (select coalesce(json_agg(json_build_object('id', ${users.id}, 'name', ${staffName(sql`${users}`)})
          order by ${users.lastName}, ${users.firstName}, ${users.id}), '[]')
        from ${users} where ${users.deletedAt} is null and ${mayEdit}))::text as body
    from (select ${id}::uuid as id) given
    left join ${table} on ${table.id} = given.id
    left join ${contentItems} i on i.id = given.id and i.kind = ${kind.name}
    where ${table.id} is not null or i.id is not null`)
  if (!found) throw new DomainError('not-found', 'Content.NotFound')
  // The statement wrote it as JSON.
  return JSON.parse(found) as ContentView
}

export interface ContentComparison<Body = ContentBody> {
  readonly number: number
  /** The version that it is compared with; null for the first one. */
  readonly with: number | null
  readonly before: Body | null
  readonly after: Body
}

/** A version beside another one, by default the one before it. @throws not-found, forbidden. */
export async function compareContent(
  context: Context,
  kind: ContentKind,
  asked: { readonly id: string; readonly number: number; readonly with?: number | undefined },
): Promise<ContentComparison> {
  requireStaff(context, 'compareContent')
  const other = asked.with
    ? sql`number = ${asked.with}`
    : sql`number < ${asked.number} order by number desc limit 1`
  const found = await context.database.findJson(sql`
    select json_build_object('number', v.number, 'with', earlier.number, 'before', earlier.body,
      'after', v.body)::text as body
    from ${contentVersions} v
    join ${contentItems} i on i.id = v.item_id and i.kind = ${kind.name}
    left join lateral (select number, body from ${contentVersions}
      where item_id = ${asked.id}::uuid and ${other}) earlier on true
    where v.item_id = ${asked.id}::uuid and v.number = ${asked.number}`)
  if (!found) throw new DomainError('not-found', 'Content.NoVersion')
  // The statement wrote it as JSON.
  return JSON.parse(found) as ContentComparison
}
