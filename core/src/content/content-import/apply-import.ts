import { type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { searchableBoards } from '../boards/searchable.ts'
import { searchableArticles } from '../knowledge/searchable.ts'
import { indexDocuments } from '../search/index.ts'
import { applyArticles } from './apply-articles.ts'
import { boardVersions } from './apply-board-texts.ts'
import { applyLists } from './apply-lists.ts'
import { contentImportRows, contentImports, importedRows } from './content-import.sql.ts'
import type { ArticleStep } from './layout.ts'
import { importPlan, planCounts, planMark } from './plan-sql.ts'

export interface Planned extends Record<string, unknown> {
  readonly name: string
  readonly articleStep: ArticleStep
  readonly source: string | null
  readonly status: 'checked' | 'refused' | 'applied'
  readonly mark: string
  readonly boards: readonly string[]
  readonly articles: readonly string[]
}

/** `more`: columns of a plan besides. */
export async function plannedImport<More = unknown>(
  { database }: Context,
  id: string,
  more?: Readonly<Record<keyof More & string, SQL>>,
): Promise<Planned & More> {
  const importId = sql`${id}::uuid`
  const ids = (list: string) => sql`(select coalesce(json_agg(id), '[]') from plan
    where list = ${list} and state in ('added', 'changed'))`
  const besides = Object.entries<SQL>(more ?? {})
  const [found] = await database.rows<Planned & More & Record<string, unknown>>(sql`
    with plan as materialized (${importPlan(importId)})
    select i.name, i.article_step as "articleStep", i.source, i.status, ${planMark} as mark,
      ${ids('boards')} as boards, ${ids('articles')} as articles
      ${sql.join(besides.map(([name, value]) => sql`, ${value} as ${sql.raw(name)}`))}
    from ${contentImports} i where i.id = ${importId}`)
  if (!found) throw new DomainError('not-found', 'ContentImport.NotFound')
  return found
}

/** An arbitrary lock number: one import at a time. */
const lock = 20_261_126

/** What a source said, also of records that did not change. */
export const noteSaid = (importId: SQL, source: string, at: SQL): SQL => sql`
  insert into ${importedRows} (list, key, row, source, imported_at)
  select list, key, row, ${source}, ${at} from ${contentImportRows} where import_id = ${importId}
  on conflict (list, key) do update
    set row = excluded.row, source = excluded.source, imported_at = excluded.imported_at`

export interface Applying {
  readonly id: string
  readonly plan: Planned
  readonly authorId: string | null
}

/** Written in the same transaction. */
export type AlsoWritten = (builder: Builder) => readonly BatchItem<'pg'>[]

export async function applyPlanned(
  context: Context,
  { id, plan, authorId }: Applying,
  more: AlsoWritten = () => [],
): Promise<void> {
  const now = context.clock.now()
  const importId = sql`${id}::uuid`
  const at = sql`${now.toISOString()}::timestamptz`
  const { articleStep: step, name: note, source } = plan
  const versions = boardVersions({ id, authorId, note, now })
  await context.database.write((builder) => [
    builder.execute(sql`select pg_advisory_xact_lock(${lock})`),
    builder.execute(sql`select from ${contentImports} where id = ${importId} for update`),
    requireThat(
      builder,
      sql`exists (select from ${contentImports} where id = ${importId} and status = 'checked')`,
      'conflict',
      'ContentImport.NotWaiting',
    ),
    requireThat(
      builder,
      sql`(with plan as materialized (${importPlan(importId)}) select ${planMark} = ${plan.mark})`,
      'stale',
      'ContentImport.ChangedMeanwhile',
    ),
    builder.execute(sql`
      with plan as materialized (${importPlan(importId)})
      update ${contentImports} set status = 'applied', applied_at = ${at}, counts = ${planCounts}
      where id = ${importId}`),
    // From here on the city's records change, and with them what a plan would say.
    builder.execute(sql`
      with plan as materialized (${importPlan(importId)})
      update ${contentImportRows} w set state = plan.state, entity_id = plan.id, whole = plan.whole
      from plan where w.import_id = ${importId} and w.list = plan.list and w.line = plan.line`),
    ...[...versions.before, ...applyLists(id, now), ...versions.after].map((statement) =>
      builder.execute(statement),
    ),
    ...applyArticles({ id, step, authorId, note, now }).map((statement) =>
      builder.execute(statement),
    ),
    ...(source === null ? [] : [builder.execute(noteSaid(importId, source, at))]),
    ...indexDocuments(builder, searchableBoards, plan.boards),
    ...indexDocuments(builder, searchableArticles, plan.articles),
    builder.execute(sql`delete from ${contentImportRows} where import_id = ${importId}`),
    audit(context, builder, {
      operation: 'applyContentImport',
      entity: 'content-import',
      entityId: id,
      details: { name: note, ...(source !== null && { source }) },
    }),
    ...more(builder),
  ])
}

/**
 * Puts into effect what a checked import changes, all of it or nothing. `mark` is of the changes that
 * staff saw.
 * @throws not-found; conflict once it was applied, or with errors; stale if the city's records
 * changed meanwhile; forbidden unless staff.
 */
export async function applyContentImport(
  context: Context,
  { id, mark }: { readonly id: string; readonly mark: string },
): Promise<void> {
  const { userId } = requireStaff(context, 'applyContentImport')
  await applyPlanned(context, {
    id,
    plan: { ...(await plannedImport(context, id)), mark },
    authorId: userId,
  })
}
