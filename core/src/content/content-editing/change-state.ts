import { eq, or, type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { indexDocuments } from '../search/index.ts'
import { contentItems, contentVersions } from './content-editing.sql.ts'
import { columnOf, type ContentBody, type ContentKind, isPublished } from './content-kind.ts'
import {
  keepLive,
  lockItem,
  raiseRevision,
  replacePublished,
  requireRevision,
  showBody,
} from './write-version.ts'

/** The thing, and the revision of it that the editor saw. */
export interface SeenContent {
  readonly id: string
  readonly seen: number
}

const noVersion = () => new DomainError('not-found', 'Content.NoVersion')

/**
 * Undo: publishes an earlier version again, as the newest one. A draft that is open stays.
 * @throws not-found, stale if someone else changed it, forbidden unless staff.
 */
export async function restoreContent(
  context: Context,
  kind: ContentKind,
  { id, seen, number }: SeenContent & { readonly number: number },
): Promise<void> {
  const { userId } = requireStaff(context, 'restoreContent')
  // A version that was published never changes.
  const [earlier] = await context.database.rows<{ body: ContentBody; note: string }>(sql`
    select body, note from ${contentVersions}
    where item_id = ${id}::uuid and number = ${number} and state in ('published', 'replaced')`)
  if (!earlier) throw noVersion()
  const { body, note } = earlier
  const now = context.clock.now()
  const about = { kind, id, now }
  await context.database.write((builder) => [
    ...lockItem(builder, about),
    requireRevision(builder, id, seen),
    ...keepLive(builder, about),
    replacePublished(builder, about),
    builder.execute(sql`
      insert into ${contentVersions}
        (id, item_id, number, state, body, note, author_id, saved_at, published_at)
      select ${newId(now)}::uuid, ${id}::uuid, max(number) + 1, 'published',
        ${JSON.stringify(body)}::jsonb, ${note}, ${userId}::uuid,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
      from ${contentVersions} where item_id = ${id}::uuid`),
    ...showBody(builder, about, body),
    raiseRevision(builder, about, true),
    audit(context, builder, {
      operation: 'restoreContent',
      entity: 'content',
      entityId: id,
      details: { kind: kind.name, version: number },
    }),
  ])
}

/**
 * Throws the draft away, also a scheduled one. What is published stays; without it, nothing does.
 * @throws not-found without a draft, stale, forbidden unless staff.
 */
export async function discardContentDraft(
  context: Context,
  kind: ContentKind,
  { id, seen }: SeenContent,
): Promise<void> {
  requireStaff(context, 'discardContentDraft')
  const about = { kind, id, now: context.clock.now() }
  const isOpen = sql`item_id = ${id}::uuid and state in ('draft', 'scheduled')`
  await context.database.write((builder) => [
    ...lockItem(builder, about),
    requireThat(
      builder,
      sql`exists (select from ${contentVersions} where ${isOpen})`,
      'not-found',
      'Content.NoDraft',
    ),
    requireRevision(builder, id, seen),
    builder.delete(contentVersions).where(isOpen),
    raiseRevision(builder, about, false),
    builder.delete(contentItems).where(sql`id = ${id}::uuid
      and not exists (select from ${contentVersions} where item_id = ${id}::uuid)
      and not exists (select from ${kind.table} where id = ${id}::uuid)`),
    audit(context, builder, {
      operation: 'discardContentDraft',
      entity: 'content',
      entityId: id,
      details: { kind: kind.name },
    }),
  ])
}

export interface WithdrawnContent extends SeenContent {
  /** The address of another one of the kind, to which its own leads from now on; null: nowhere. */
  readonly into: string | null
}

/** Finds the published one that another is merged into. */
function mergeTarget(kind: ContentKind, { id, into }: WithdrawnContent): SQL | null {
  if (into === null) return null
  const { merging, table } = kind
  if (!merging) throw new DomainError('conflict', 'Content.NoTarget')
  return sql`select ${table.id} from ${table}
    where ${merging.isAt(into)} and ${isPublished(kind)} and ${table.id} <> ${id}::uuid`
}

/** Its address, and those that led to it, lead to the target. */
function leadTo(builder: Builder, { merging, table }: ContentKind, id: string, target: SQL | null) {
  if (!merging || !target) return []
  const column = columnOf({ table }, merging.field)
  return [
    builder
      .update(table)
      .set({ [merging.field]: sql`(${target})` })
      .where(or(eq(table.id, id), eq(column, id))),
  ]
}

/**
 * Takes it off the site, or merges it into another one. Each of its versions can be published again.
 * @throws not-found, conflict unless it is published or without the other one, stale, forbidden
 * unless staff.
 */
export async function withdrawContent(
  context: Context,
  kind: ContentKind,
  withdrawn: WithdrawnContent,
): Promise<void> {
  requireStaff(context, 'withdrawContent')
  const { id, seen, into } = withdrawn
  if (kind.only) throw new DomainError('conflict', 'Content.Stays')
  const { table, searchable } = kind
  const target = mergeTarget(kind, withdrawn)
  const now = context.clock.now()
  const about = { kind, id, now }
  await context.database.write((builder) => [
    ...lockItem(builder, about),
    requireRevision(builder, id, seen),
    requireThat(
      builder,
      sql`exists (select from ${table} where ${table.id} = ${id}::uuid and ${isPublished(kind)})`,
      'conflict',
      'Content.NotPublished',
    ),
    requireThat(
      builder,
      target ? sql`exists (${target})` : sql`true`,
      'conflict',
      'Content.NoTarget',
    ),
    ...keepLive(builder, about),
    replacePublished(builder, about),
    builder.update(table).set(kind.hidden(now)).where(eq(table.id, id)),
    ...leadTo(builder, kind, id, target),
    ...indexDocuments(builder, searchable, [id]),
    raiseRevision(builder, about, false),
    audit(context, builder, {
      operation: 'withdrawContent',
      entity: 'content',
      entityId: id,
      details: { kind: kind.name, ...(into !== null && { into }) },
    }),
  ])
}

export interface ContentCare extends SeenContent {
  /** Null: no one in particular. */
  readonly ownerId: string | null
  readonly checkEveryMonths: number
  /** Its editor has read it, and it is right. */
  readonly isChecked: boolean
}

/**
 * Who is asked to check it and how often, and that it was checked.
 * @throws not-found, invalid for an owner who is not on the staff, stale, forbidden unless staff.
 */
export async function setContentCare(
  context: Context,
  kind: ContentKind,
  { id, seen, ownerId, checkEveryMonths, isChecked }: ContentCare,
): Promise<void> {
  requireStaff(context, 'setContentCare')
  const now = context.clock.now()
  const about = { kind, id, now }
  await context.database.write((builder) => [
    ...lockItem(builder, about),
    requireRevision(builder, id, seen),
    requireThat(
      builder,
      sql`${ownerId}::uuid is null or exists (select from users where id = ${ownerId}::uuid
        and deleted_at is null and (is_admin or roles <> '{}'))`,
      'not-found',
      'Content.NoOwner',
    ),
    builder.update(contentItems).set({ ownerId, checkEveryMonths }).where(eq(contentItems.id, id)),
    raiseRevision(builder, about, isChecked),
    audit(context, builder, {
      operation: 'setContentCare',
      entity: 'content',
      entityId: id,
      details: { kind: kind.name, isChecked },
    }),
  ])
}
