import { type SQL, sql } from 'drizzle-orm'
import { addressLimit, requireHit } from '../../people/identity/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import { uuids } from '../../platform/database/uuids.ts'
import type { SentFile } from '../../platform/files/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { drafts, requestFiles } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import type { Owner } from './owner.ts'

/** By owner and service. */
export interface DraftKey {
  readonly owner: Owner
  readonly serviceId: string
}

export interface Draft {
  readonly id: string
  readonly form: Readonly<Record<string, unknown>>
  readonly files: readonly SentFile[]
  /** ISO 8601. */
  readonly updatedAt: string
}

/** Selects the draft's id; no row without an owner. */
export const ofDraft = ({
  owner,
  serviceId,
}: {
  readonly owner: Owner | null
  readonly serviceId: string
}): SQL => sql`select id from ${drafts} where owner = ${owner} and service_id = ${serviceId}`

const draftFiles: SQL = sql`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.content_type,
    'size', f.size) order by f.created_at, f.id), '[]')
  from ${requestFiles} f where f.draft_id = drafts.id)`

const found = sql`json_build_object('id', drafts.id, 'form', drafts.form, 'files', ${draftFiles},
  'updatedAt', ${isoInstant(sql`drafts.updated_at`)}) as found`

/** Null without a draft. */
export async function getDraft(
  { database }: Context,
  { owner, serviceId }: DraftKey,
): Promise<Draft | null> {
  const rows = await database.rows<{ found: Draft }>(sql`
    select ${found} from ${drafts} where owner = ${owner} and service_id = ${serviceId}`)
  return rows[0]?.found ?? null
}

/** What a draft is saved with; of a part, the other fields keep what was saved before. */
interface DraftForm {
  readonly form: Readonly<Record<string, unknown>>
  readonly isPart: boolean
}

/** Null leaves the form as it was saved. */
export const keepDraft = (
  context: Context,
  { owner, serviceId }: DraftKey,
  saved: DraftForm | null,
): SQL => {
  const now = context.clock.now()
  const at = sql`${now.toISOString()}::timestamptz`
  const json = JSON.stringify(saved?.form ?? {})
  const form = saved?.isPart ? sql`${drafts}.form || excluded.form` : sql`excluded.form`
  return sql`
    insert into ${drafts} (id, owner, service_id, form, created_at, updated_at)
    values (${newId(now)}, ${owner}, ${serviceId}, ${json}::jsonb, ${at}, ${at})
    on conflict (owner, service_id) do update set updated_at = excluded.updated_at
      ${saved === null ? sql`` : sql`, form = ${form}`}
    returning id`
}

/**
 * By network address, because a guest can get a new device cookie at any time. Goes before the
 * statement that saves the draft.
 */
export function requireDraftRoom(context: Context, builder: Builder, key: DraftKey) {
  const { actor, address = null, clock } = context
  if (actor.kind === 'user' || address === null) return builder.execute(sql`select 1`)
  const limitKey = addressLimit(context, 'draft-begin', address)
  const when = sql`not exists (${ofDraft(key)})`
  return requireHit(builder, { ...limitKey, when }, clock.now())
}

/** Drafts are kept only for services in the catalog. */
export const requirePublished = (builder: Builder, { serviceId }: Pick<DraftKey, 'serviceId'>) =>
  requireThat(
    builder,
    sql`exists (select from ${services} where id = ${serviceId} and is_published and not is_deleted)`,
    'not-found',
    'Service.NotFound',
  )

/** Of the whole form as JSON text; one body has at most 50,000. */
const longestForm = 200_000

/** Parts could add up to any size. */
const requireSmall = (builder: Builder, key: DraftKey) =>
  requireThat(
    builder,
    sql`(select octet_length(form::text) from ${drafts} where id = (${ofDraft(key)})) <= ${longestForm}`,
    'invalid',
    'Error.TooLarge',
  )

/**
 * Returns the draft's id, the same until it is sent or deleted.
 * @throws not-found for an unknown service, limited for too many from a network address, invalid for
 * parts that together are too large.
 */
export async function saveDraft(context: Context, key: DraftKey, form: DraftForm): Promise<string> {
  const { saved } = await context.database.write((builder) => ({
    published: requirePublished(builder, key),
    room: requireDraftRoom(context, builder, key),
    saved: builder.execute<{ id: string }>(keepDraft(context, key, form)),
    held: requireSmall(builder, key),
  }))
  const [draft] = saved.rows
  if (!draft) throw new Error('An insert that returned no row')
  return draft.id
}

/** Turns a draft with all or the named files into a request; for the request's own `write`. */
export const endDraft = (
  builder: Builder,
  key: { readonly owner: Owner | null; readonly serviceId: string },
  request: { readonly id: string; readonly fileIds: readonly string[] | null },
) => {
  const draft = ofDraft(key)
  const isNamed = request.fileIds === null ? sql`true` : sql`id in ${uuids(request.fileIds)}`
  return [
    builder.execute(sql`
      update ${requestFiles} set request_id = ${request.id}, draft_id = null
      where draft_id = (${draft}) and ${isNamed}`),
    builder.execute(sql`delete from ${drafts} where id = (${draft})`),
  ] as const
}

/**
 * Continues a `write` only while this draft exists, and locks it: of two windows one succeeds.
 * @throws conflict, from the `write`, for one that was sent or deleted.
 */
export const requireDraft = (
  builder: Builder,
  key: { readonly owner: Owner | null; readonly serviceId: string },
  draftId: string,
) => {
  const draft = sql`${ofDraft(key)} and id = ${draftId}`
  return [
    builder.execute(sql`${draft} for update`),
    requireThat(builder, sql`exists (${draft})`, 'conflict', 'Report.DraftGone'),
  ] as const
}

/** The sweep deletes its files. */
export async function deleteDraft({ database }: Context, key: DraftKey): Promise<void> {
  await database.write((builder) => [
    builder.execute(sql`delete from ${drafts} where id = (${ofDraft(key)})`),
  ])
}
