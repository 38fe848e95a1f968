import { type SQL, sql } from 'drizzle-orm'
import { staffName, users } from '../../people/users/users.sql.ts'
import { requireStaff } from '../../platform/access/index.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { literally } from '../../platform/database/like.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { isoDay } from '../../platform/kernel/spec-dates.ts'
import { contentItems, contentVersions } from './content-editing.sql.ts'
import { columnOf, type ContentKind, isPublished, titlesOf } from './content-kind.ts'
import { type ContentFilter, contentLimits } from './rules.ts'
import { reviewDay } from './view-content.ts'

export interface ContentQuery {
  /** Part of its title, in either language. */
  readonly q?: string | undefined
  readonly show: ContentFilter
  readonly page: number
}

export interface ListedContent {
  readonly id: string
  readonly title: string
  /** Null: not yet translated. */
  readonly titleEs: string | null
  readonly isPublished: boolean
  /** Of its draft; null without one. */
  readonly open: 'draft' | 'scheduled' | null
  readonly scheduledAt: string | null
  readonly owner: string | null
  readonly checkedAt: string | null
  readonly reviewOn: string | null
  readonly isReviewDue: boolean
  /** Of its last version; null if it was never edited here. */
  readonly savedAt: string | null
}

export interface ContentPage {
  readonly data: readonly ListedContent[]
  readonly page: number
  readonly pages: number
  readonly total: number
  /** Of all of the kind. */
  readonly counts: Readonly<Record<ContentFilter, number>>
}

/** By the columns of `listed` below. */
const conditions: Readonly<Record<ContentFilter, SQL>> = {
  all: sql`true`,
  open: sql`state is not null`,
  scheduled: sql`state = 'scheduled'`,
  published: sql`is_published`,
  hidden: sql`not is_published`,
  review: sql`is_review_due`,
  untranslated: sql`title_es is null`,
}

/** Drafts by their draft's title, the rest as residents read it. Newest first, then by title. */
export async function listContent(
  context: Context,
  kind: ContentKind,
  { q = '', show, page }: ContentQuery,
): Promise<ContentPage> {
  requireStaff(context, 'listContent')
  const { table, only } = kind
  const [title, titleEs] = titlesOf(kind)
  const ofDraft = (field: string): SQL => sql`v.body ->> ${sql.raw(`'${field}'`)}`
  const shown = (field: string): SQL =>
    only
      ? sql`${columnOf(kind, field)}`
      : sql`case when v.id is null then ${columnOf(kind, field)} else ${ofDraft(field)} end`
  const today = isoDay(context.clock.now(), context.city.timeZone)
  const part = `%${literally(q.trim())}%`
  const byTitle = context.language === 'es' ? sql`coalesce(title_es, title)` : sql`title`
  const wanted = sql`${conditions[show]} and (title ilike ${part} or title_es ilike ${part})`
  const counts = sql.join(
    Object.entries(conditions).map(
      ([name, holds]) => sql`${sql.raw(`'${name}'`)}, count(*) filter (where ${holds})`,
    ),
    sql`, `,
  )
  const body = await context.database.json(sql`
    with listed as materialized (
      select coalesce(${table.id}, i.id) as id, ${shown(title)} as title, ${shown(titleEs)} as title_es,
        coalesce(${isPublished(kind)}, false) as is_published, v.state, v.scheduled_at,
        case when o.deleted_at is null then ${staffName(sql`o`)} end as owner, i.checked_at,
        case when ${isPublished(kind)} then ${reviewDay(context)} end as review_on,
        coalesce(${isPublished(kind)} and coalesce(${reviewDay(context)} <= ${today}::date, true), false)
          as is_review_due, last.saved_at
      from ${table}
      full join (select * from ${contentItems} where kind = ${kind.name}) i on i.id = ${table.id}
      left join ${contentVersions} v on v.item_id = i.id and v.state in ('draft', 'scheduled')
      left join ${users} o on o.id = i.owner_id
      left join lateral (select max(saved_at) as saved_at from ${contentVersions}
        where item_id = i.id) last on true
    )
    select json_build_object(
      'data', (select coalesce(json_agg(json_build_object('id', id, 'title', title, 'titleEs', title_es,
          'isPublished', is_published, 'open', state, 'scheduledAt', ${isoInstant(sql`scheduled_at`)},
          'owner', owner, 'checkedAt', ${isoInstant(sql`checked_at`)}, 'reviewOn', review_on,
          'isReviewDue', is_review_due, 'savedAt', ${isoInstant(sql`saved_at`)}) order by nth), '[]')
        from (select *, row_number() over (order by saved_at desc nulls last, ${byTitle}, id) as nth
          from listed where ${wanted}) found
        where nth > ${(page - 1) * contentLimits.page} and nth <= ${page * contentLimits.page}),
      'total', (select count(*) from listed where ${wanted}),
      'counts', (select json_build_object(${counts}) from listed))::text as body`)
  // The statement wrote it as JSON.
  const found = JSON.parse(body) as Omit<ContentPage, 'page' | 'pages'>
  return { ...found, page, pages: Math.max(1, Math.ceil(found.total / contentLimits.page)) }
}
