import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { isoInstant } from '../../platform/database/iso-instant.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { importedRows } from '../content-import/content-import.sql.ts'
import { legistarReads, legistarSources } from './legistar.sql.ts'
import { legistarErrors } from './rules.ts'
import { sourceName, type TokenBox, tokenPlace } from './token-box.ts'

/** `source` is null until staff name the city's client. @throws forbidden unless staff. */
export async function getLegistarSource(context: Context): Promise<JsonText> {
  requireStaff(context, 'getLegistarSource')
  return context.database.json(sql`
    select json_build_object('source', (
      select json_build_object('client', s.client, 'hasToken', s.token is not null, 'version', s.version,
        'isReading', r.started_at is not null, 'lastTriedAt', ${isoInstant(sql`r.last_tried_at`)},
        'lastGoodAt', ${isoInstant(sql`r.last_good_at`)}, 'nextAt', ${isoInstant(sql`r.due_at`)},
        'failures', r.failures, 'problem', nullif(split_part(coalesce(r.last_problem, ''), ': ', 1), ''),
        'seen', split_part(coalesce(r.last_problem, ''), ': ', 2), 'report', r.report)
      from ${legistarSources} s join ${legistarReads} r on r.source_id = s.id))::text as body`)
}

export interface LegistarEdit {
  readonly client: string
  /** Null keeps the one that is there; empty removes it. */
  readonly token: string | null
  /** What its editor saw; 0 without a source. */
  readonly seen: number
}

const requireSeen = (builder: Builder, seen: number) =>
  [
    builder.execute(sql`lock table ${legistarSources} in share row exclusive mode`),
    requireThat(
      builder,
      sql`coalesce((select version from ${legistarSources}), 0) = ${seen}`,
      'stale',
      'Legistar.ChangedMeanwhile',
    ),
  ] as const

const requireSource = (builder: Builder) =>
  requireThat(
    builder,
    sql`exists (select from ${legistarSources})`,
    'not-found',
    'Legistar.NotFound',
  )

/**
 * Names the city's client. It is read within a minute; for another client everything is read again.
 * @throws forbidden, stale, invalid for what is no client's name.
 */
export async function saveLegistarSource(
  context: Context,
  box: TokenBox,
  { client: given, token, seen }: LegistarEdit,
): Promise<{ readonly version: number }> {
  requireStaff(context, 'saveLegistarSource')
  requireValid(legistarErrors({ client: given }))
  const client = given.trim().toLowerCase()
  const now = context.clock.now()
  const id = await idOf(context, now)
  const sealed = token?.trim() ? await box.seal(token.trim(), tokenPlace(id)) : null
  const at = sql`${now.toISOString()}::timestamptz`
  await context.database.write((builder) => [
    ...requireSeen(builder, seen),
    // What another client said does not count for this one.
    builder.execute(sql`
      delete from ${legistarReads} where source_id in (select id from ${legistarSources} where client <> ${client})`),
    builder
      .insert(legistarSources)
      .values({ id, client, token: sealed, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: legistarSources.id,
        set: {
          client,
          updatedAt: now,
          version: sql`${legistarSources.version} + 1`,
          ...(token !== null && { token: sealed }),
        },
      }),
    builder.execute(sql`
      insert into ${legistarReads} as r (source_id, due_at) values (${id}::uuid, ${at})
      on conflict (source_id) do update set due_at = ${at}, run_id = null, failures = 0, last_problem = null`),
    audit(context, builder, {
      operation: 'saveLegistarSource',
      entity: 'legistar',
      entityId: id,
      details: { client, ...(token !== null && { hasToken: sealed !== null }) },
    }),
  ])
  return { version: seen + 1 }
}

/** Of the only one, or a new one: a token is sealed for the row that it is in. */
async function idOf({ database }: Context, now: Date): Promise<string> {
  const [known] = await database.rows<{ id: string }>(sql`select id from ${legistarSources}`)
  return known?.id ?? newId<'legistar source'>(now)
}

/** It is read within seconds. @throws forbidden, not-found. */
export async function readLegistarNow(context: Context): Promise<void> {
  requireStaff(context, 'readLegistarNow')
  const now = context.clock.now()
  const id = await idOf(context, now)
  await context.database.write((builder) => [
    requireSource(builder),
    // A run that is under way goes on by itself.
    builder
      .update(legistarReads)
      .set({ dueAt: now })
      .where(
        sql`run_id is null or last_tried_at < ${now.toISOString()}::timestamptz - interval '2 minutes'`,
      ),
    audit(context, builder, {
      operation: 'readLegistarNow',
      entity: 'legistar',
      entityId: id,
      details: {},
    }),
  ])
}

/**
 * It is no longer read. What was read stays, and is the city's own from then on.
 * @throws forbidden, not-found, stale.
 */
export async function deleteLegistarSource(context: Context, seen: number): Promise<void> {
  requireStaff(context, 'deleteLegistarSource')
  const id = await idOf(context, context.clock.now())
  await context.database.write((builder) => [
    requireSource(builder),
    ...requireSeen(builder, seen),
    builder.execute(sql`
      delete from ${importedRows} where source = ${sourceName('')} || (select client from ${legistarSources})`),
    builder.delete(legistarSources),
    audit(context, builder, {
      operation: 'deleteLegistarSource',
      entity: 'legistar',
      entityId: id,
      details: {},
    }),
  ])
}
