import { sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { firstErrors, maxErrors } from '../../platform/import-rows/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { JsonText } from '../../platform/kernel/json-text.ts'
import { wrongRows } from './check-rows.ts'
import { contentImportRows, contentImports } from './content-import.sql.ts'
import { selectImport } from './import-fields.ts'
import { type ArticleStep, importLimits, type ImportListName } from './layout.ts'
import { type ReadFile, readLists, type ReadRow } from './read-lists.ts'

export interface SentFile {
  /** Of the file. */
  readonly name: string
  /** What its rows are, unless it names its lists. */
  readonly list: ImportListName
  readonly articleStep: ArticleStep
  /** CSV or JSON. */
  readonly file: string
}

/** Rows per statement. */
const chunkSize = 5000

const chunksOf = <Row>(rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / chunkSize) }, (_, n) =>
    rows.slice(n * chunkSize, (n + 1) * chunkSize),
  )

/** Too many are refused: they are written with their search words, in one transaction. */
function requireFew(rows: readonly ReadRow[]): void {
  const count = (list: ImportListName) => rows.filter((row) => row.list === list).length
  if (count('articles') > importLimits.articles || count('boards') > importLimits.boards)
    throw new DomainError('invalid', 'ContentImport.TooMany')
}

/** Keeps rows for an import, and finds what is wrong between them and the city. */
function stage(
  context: Context,
  builder: Builder,
  id: string,
  { rows, errors }: ReadFile,
  about: Pick<typeof contentImports.$inferInsert, 'name' | 'articleStep'> &
    Partial<typeof contentImports.$inferInsert>,
) {
  const importId = sql`${id}::uuid`
  return [
    builder.insert(contentImports).values({
      id,
      status: 'checked',
      rowCount: rows.length,
      errorCount: errors.length,
      errors: firstErrors(errors),
      createdAt: context.clock.now(),
      ...about,
    }),
    ...chunksOf(rows).map((chunk) =>
      builder.execute(sql`
        insert into ${contentImportRows} (import_id, list, line, key, row, refs, entity_id)
        select ${importId}, list, line, key, row, refs, gen_random_uuid()
        from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb)
          x (list text, line int, key text, row jsonb, refs jsonb)`),
    ),
    builder.execute(sql`
      with wrong as materialized (${wrongRows(context, importId)})
      update ${contentImports} i set error_count = i.error_count + (select count(*) from wrong),
        errors = (select coalesce(jsonb_agg(to_jsonb(first) order by first.list, first.line), '[]') from (
          select * from jsonb_to_recordset(i.errors) known (list text, line int, field text, code text)
          union all select * from wrong order by 1, 2 limit ${maxErrors}) first)
      where id = ${importId}`),
    builder.execute(sql`
      update ${contentImports} set status = 'refused' where id = ${importId} and error_count > 0`),
    builder.execute(sql`delete from ${contentImportRows} w using ${contentImports} i
      where i.id = ${importId} and w.import_id = i.id and i.status = 'refused'`),
  ] as const
}

/**
 * Checks a file whole and keeps it for 30 days, so that staff see what it would change and apply it.
 * Changes nothing else. Returns the import's id.
 * @throws invalid for what is neither CSV nor JSON, empty or too large; forbidden unless staff.
 */
export async function checkContentImport(
  context: Context,
  { name, list, articleStep, file }: SentFile,
): Promise<string> {
  const { userId } = requireStaff(context, 'checkContentImport')
  const read = await readLists(file, list)
  if (read.rows.length === 0 && read.errors.length === 0)
    throw new DomainError('invalid', 'ContentImport.Empty')
  requireFew(read.rows)
  const id = newId<'content import'>(context.clock.now())
  await context.database.write((builder) => [
    ...stage(context, builder, id, read, { name, articleStep, authorId: userId }),
    audit(context, builder, {
      operation: 'checkContentImport',
      entity: 'content-import',
      entityId: id,
      details: { name },
    }),
  ])
  return id
}

/** What another system says. */
export interface SentRows {
  /** Of the system, for staff. */
  readonly name: string
  /** Of the system, such as `legistar:chicago`. */
  readonly source: string
  /** It was not asked for meetings before this day. */
  readonly meetingsFrom: string
  readonly rows: readonly ReadRow[]
}

/** The same for a source that a job reads. An earlier one of it that was refused is forgotten. */
export async function stageRows(
  context: Context,
  { name, source, meetingsFrom, rows }: SentRows,
): Promise<string> {
  requireFew(rows)
  const id = newId<'content import'>(context.clock.now())
  const about = { name, source, meetingsFrom, articleStep: 'draft' } as const
  await context.database.write((builder) => [
    builder.execute(sql`
      delete from ${contentImports} where source = ${source} and status <> 'applied'`),
    ...stage(context, builder, id, { rows, errors: [] }, about),
  ])
  return id
}

/** With its errors, or what it would change now. @throws not-found, forbidden unless staff. */
export async function getContentImport(context: Context, id: string): Promise<JsonText> {
  requireStaff(context, 'getContentImport')
  const found = await context.database.findJson(selectImport(id))
  if (!found) throw new DomainError('not-found', 'ContentImport.NotFound')
  return found
}
