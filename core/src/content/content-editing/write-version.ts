import { eq, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { indexDocuments } from '../search/index.ts'
import { contentItems, contentVersions } from './content-editing.sql.ts'
import { bodyOf, type ContentBody, type ContentKind, isPublished } from './content-kind.ts'
import type { VersionState } from './rules.ts'

/** What a change is about. */
export interface About {
  readonly kind: ContentKind
  readonly id: string
  readonly now: Date
}

type Statements = readonly [BatchItem<'pg'>, ...BatchItem<'pg'>[]]

const instantOf = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`

const isOpen = sql`state in ('draft', 'scheduled')`

/**
 * Locks the item of a row, and makes one for a row that was never edited here: what residents read
 * becomes its first version, so that it can be compared with and brought back.
 * @throws not-found without such a row or item.
 */
export function lockItem(
  builder: Builder,
  { kind: { name, table }, id, now }: About,
  isNew = false,
) {
  const known = isNew ? sql`true` : sql`exists (select from ${table} where id = ${id}::uuid)`
  return [
    builder.execute(sql`
      insert into ${contentItems} (id, kind, created_at)
      select ${id}::uuid, ${name}, ${instantOf(now)} where ${known} on conflict do nothing`),
    builder.execute(sql`select from ${contentItems} where id = ${id}::uuid for update`),
    requireThat(
      builder,
      sql`exists (select from ${contentItems} where id = ${id}::uuid and kind = ${name})`,
      'not-found',
      'Content.NotFound',
    ),
  ] as const
}

/** @throws stale if someone else has changed it since. */
export const requireRevision = (builder: Builder, id: string, seen: number) =>
  requireThat(
    builder,
    sql`exists (select from ${contentItems} where id = ${id}::uuid and revision = ${seen})`,
    'stale',
    'Content.ChangedMeanwhile',
  )

/**
 * What residents read becomes a version if none says it: it was there before, or was changed outside
 * the editor (an import, a service's own form). So that it can be compared with and brought back.
 */
export function keepLive(builder: Builder, { kind, id, now }: About) {
  const own = sql`item_id = ${id}::uuid`
  const isShown = sql`exists (select from ${kind.table}
    where ${kind.table.id} = ${id}::uuid and ${isPublished(kind)})`
  const hasVersion = sql`exists (select from ${contentVersions} where ${own})`
  const isUnsaid = sql`${isShown} and not exists (
    select from ${contentVersions} where ${own} and state = 'published')`
  const last = sql`(select coalesce(max(number), 0) from ${contentVersions}
    where ${own} and not (${isOpen}))`
  return [
    // An older version may lack a field.
    builder.execute(sql`
      update ${contentVersions} set state = 'replaced'
      where ${own} and state = 'published' and exists (
        select from (select ${bodyOf(kind)} as live from ${kind.table}
          where ${kind.table.id} = ${id}::uuid and ${isPublished(kind)}) shown
        where (live || body) <> live)`),
    // The draft stays the newest.
    builder.execute(sql`
      update ${contentVersions} set number = ${last} + 2 where ${own} and ${isOpen} and ${isUnsaid}`),
    builder.execute(sql`
      insert into ${contentVersions} (id, item_id, number, state, body, saved_at, published_at)
      select ${newId(now)}::uuid, ${id}::uuid, ${last} + 1,
        case when ${isPublished(kind)} then 'published' else 'replaced' end, ${bodyOf(kind)},
        ${instantOf(now)}, ${instantOf(now)}
      from ${kind.table}
      where ${kind.table.id} = ${id}::uuid and (not ${hasVersion} or (${isUnsaid}))`),
  ] as const
}

export interface Version {
  readonly state: Exclude<VersionState, 'replaced'>
  readonly body: ContentBody
  readonly note: string
  readonly authorId: string | null
  readonly scheduledAt: Date | null
}

const nextNumber = (id: string): SQL =>
  sql`(select coalesce(max(number), 0) + 1 from ${contentVersions} where item_id = ${id}::uuid)`

/** The open version becomes this one; without one it is added. */
export const putOpen = (builder: Builder, { id, now }: About, version: Version) =>
  builder
    .insert(contentVersions)
    .values({
      id: newId(now),
      itemId: id,
      number: nextNumber(id),
      savedAt: now,
      ...version,
    } as never)
    .onConflictDoUpdate({
      target: contentVersions.itemId,
      targetWhere: isOpen,
      set: { ...version, savedAt: now },
    })

/** What is published now will be an earlier version. */
export const replacePublished = (builder: Builder, { id }: About) =>
  builder.execute(sql`
    update ${contentVersions} set state = 'replaced' where item_id = ${id}::uuid and state = 'published'`)

/** Residents read the body from now on, also in the search. */
export function showBody(
  builder: Builder,
  { kind, id, now }: About,
  body: ContentBody,
): Statements {
  const { table, searchable, only } = kind
  if (only) return only.show(builder, body, now)
  const row = { ...body, ...kind.published(now) }
  return [
    builder
      .insert(table)
      // The body has the columns that its kind names.
      .values({ id, ...kind.first(now), ...row } as never)
      .onConflictDoUpdate({ target: table.id, set: row }),
    ...indexDocuments(builder, searchable, [id]),
  ]
}

/** The open version is what residents read from now on. */
export const publishOpen = (builder: Builder, about: About, body: ContentBody): Statements => [
  replacePublished(builder, about),
  builder.execute(sql`
    update ${contentVersions} set state = 'published', published_at = ${instantOf(about.now)},
      scheduled_at = null
    where item_id = ${about.id}::uuid and ${isOpen}`),
  ...showBody(builder, about, body),
]

/** So that an editor who saw it before is refused. Publishing counts as a check. */
export const raiseRevision = (builder: Builder, { id, now }: About, isChecked: boolean) =>
  builder
    .update(contentItems)
    .set({
      revision: sql`${contentItems.revision} + 1`,
      ...(isChecked ? { checkedAt: now } : {}),
    })
    .where(eq(contentItems.id, id))
