import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { requireStaff } from '../../platform/access/index.ts'
import { firstErrors, maxErrors } from '../../platform/import-rows/index.ts'
import { partColumns, partOf } from '../../platform/import-rows/parts.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { applyImport, requireStanding } from './apply-import.ts'
import { checkImport } from './check-import.ts'
import type { ReadParcel } from './check-parcel.ts'
import type { ParcelRowError } from './columns.ts'
import { importFields, type ParcelImport } from './import-fields.ts'
import type { ParcelLayer } from './layer-fields.ts'
import { parcelImportParts, parcelImports } from './parcel-import.sql.ts'
import { type ParcelFormat, parcelReader } from './read-rows.ts'
import { stagedColumns } from './row-columns.ts'

export interface SentParcels {
  /** Named by the sender. */
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  readonly format: ParcelFormat
  /** UTF-8, in chunks. */
  readonly body: AsyncIterable<Uint8Array>
  /** Max bytes of the body. */
  readonly limit: number
  /** For a layer's parcels: the next import of it begins with the same. */
  readonly source?: ParcelLayer | null
}

/** Rows staged per statement. */
const chunkSize = 2500

interface Known extends Record<string, unknown> {
  readonly id: string
  readonly hash: string
  readonly found: ParcelImport
}

const selectImport = (which: SQL) => sql`
  select i.id, i.body_hash as hash, json_build_object(${importFields}, 'errors', i.errors) as found
  from ${parcelImports} i where ${which}`

/** Creates or finds the import. A half-staged one starts over. */
async function begin(
  { clock, database }: Context,
  { batchId, kind, source = null }: SentParcels,
): Promise<Known & { readonly isNew: boolean }> {
  const now = clock.now()
  const id = newId<'parcel import'>(now)
  const { known } = await database.write((builder) => ({
    leftOver: builder.execute(sql`
      delete from ${parcelImports}
      where batch_id = ${batchId} and status = 'staged' and body_hash = ''`),
    begun: builder
      .insert(parcelImports)
      .values({
        id,
        batchId,
        kind,
        bodyHash: '',
        status: 'staged',
        rowCount: 0,
        errors: [],
        source,
        createdAt: now,
      })
      .onConflictDoNothing({ target: parcelImports.batchId }),
    known: builder.execute<Known>(selectImport(sql`i.batch_id = ${batchId}`)),
  }))
  const [found] = known.rows
  if (!found) throw new Error('An import that was just begun is gone')
  return { ...found, isNew: found.id === id }
}

const stage = ({ database }: Context, id: string, part: number, rows: readonly ReadParcel[]) =>
  database.write((builder) => [
    ...requireStanding(builder, id),
    builder.execute(sql`
      insert into ${parcelImportParts} (import_id, part, ${partColumns(stagedColumns)})
      select ${id}::uuid, ${part}::int, ${partOf(
        stagedColumns,
        rows.map(({ line, row }) => ({ ...row, line })),
      )}`),
  ])

/** The body's chunks as text, and its hash at the end. */
function texts({ body, limit, kind, format }: SentParcels) {
  // The same rows as another kind are another import.
  const hash = createHash('sha256').update(`${kind}/${format}\n`)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let size = 0
  const decoded = (piece?: Uint8Array): string => {
    try {
      return decoder.decode(piece, { stream: piece !== undefined })
    } catch (error) {
      // What a decoder throws for invalid UTF-8 (Encoding Standard).
      if (error instanceof TypeError) throw new DomainError('invalid', 'Parcels.Unreadable')
      throw error
    }
  }
  async function* pieces(): AsyncGenerator<{ text: string; isLast: boolean }> {
    for await (const piece of body) {
      size += piece.byteLength
      if (size > limit) throw new DomainError('invalid', 'Parcels.TooLarge')
      hash.update(piece)
      yield { text: decoded(piece), isLast: false }
    }
    yield { text: decoded(), isLast: true }
  }
  return { pieces, digest: () => hash.digest('hex') }
}

interface Arrived {
  readonly hash: string
  readonly rowCount: number
  readonly errorCount: number
  readonly errors: readonly ParcelRowError[]
}

/** Stages one chunk while reading the next. Lists the first errors and counts all. */
async function readAll(context: Context, id: string, sent: SentParcels): Promise<Arrived> {
  const { pieces, digest } = texts(sent)
  const reader = parcelReader(sent.format, context.city.map.box)
  const errors: ParcelRowError[] = []
  let chunk: ReadParcel[] = []
  let [rowCount, errorCount] = [0, 0]
  let part = 0
  let staging: Promise<unknown> = Promise.resolve()
  const flush = async (): Promise<void> => {
    await staging
    const rows = chunk
    chunk = []
    if (rows.length > 0) staging = stage(context, id, (part += 1), rows)
    // Awaited later; without this a rejection until then would be unhandled.
    staging.catch(() => undefined)
  }
  for await (const { text, isLast } of pieces()) {
    for (const read of reader.read(text, isLast)) {
      errorCount += read.errors.length
      errors.push(...read.errors.slice(0, Math.max(0, maxErrors - errors.length)))
      if (read.row) {
        rowCount += 1
        chunk.push(read)
      }
      // oxlint-disable-next-line no-await-in-loop -- reading waits while two chunks are held
      if (chunk.length >= chunkSize) await flush()
    }
  }
  await flush()
  await staging
  return { hash: digest(), rowCount, errorCount, errors }
}

/** Stages and checks, without applying. True if valid. */
async function stageImport(context: Context, id: string, sent: SentParcels): Promise<boolean> {
  const arrived = await readAll(context, id, sent)
  // An empty file would retire the whole city: more likely a file cut off.
  if (arrived.rowCount === 0 && arrived.errorCount === 0)
    throw new DomainError('invalid', 'Parcels.Empty')
  const { count, errors } = await checkImport(context, id)
  const errorCount = arrived.errorCount + count
  await context.database.write((builder) => [
    builder
      .update(parcelImports)
      .set({
        bodyHash: arrived.hash,
        rowCount: arrived.rowCount,
        errorCount,
        errors: firstErrors([...arrived.errors, ...errors]),
        status: errorCount > 0 ? 'refused' : 'staged',
      })
      .where(sql`id = ${id} and status = 'staged'`),
    builder.execute(sql`delete from ${parcelImportParts}
      where import_id = ${id} and ${errorCount > 0}`),
  ])
  return errorCount === 0
}

/** Deletes an import that cannot be read to its end. */
async function stageOrForget(context: Context, id: string, sent: SentParcels): Promise<boolean> {
  try {
    return await stageImport(context, id, sent)
  } catch (error) {
    if (error instanceof DomainError)
      await context.database.write((builder) => [
        builder.delete(parcelImports).where(sql`id = ${id}`),
      ])
    throw error
  }
}

/** For a known import: is it the same body? */
async function hashOf(sent: SentParcels): Promise<string> {
  const { pieces, digest } = texts(sent)
  for await (const _piece of pieces());
  return digest()
}

/**
 * The city's parcels: all of an import takes effect in one statement, or nothing if a row is wrong.
 * A parcel keeps its id by its number. The same import again gets the same reply, and completes a
 * first try that was cut off.
 * @throws unauthenticated, forbidden; invalid for an unreadable, empty or too large body; conflict
 * for another body under the same name, or while the same import is being sent again.
 */
export async function importParcels(context: Context, sent: SentParcels): Promise<ParcelImport> {
  requireStaff(context, 'importParcels')
  const { batchId, kind } = sent
  const { id, isNew, ...known } = await begin(context, sent)
  const staged = { id, batchId, kind, layerUrl: sent.source?.layerUrl ?? null }
  if (!isNew) {
    if (known.hash === '') throw new DomainError('conflict', 'Parcels.SentAgain')
    if ((await hashOf(sent)) !== known.hash) throw new DomainError('conflict', 'Parcels.Differs')
    if (known.found.status === 'staged') await applyImport(context, staged)
  } else if (await stageOrForget(context, id, sent)) await applyImport(context, staged)
  const [row] = await context.database.rows<Known>(selectImport(sql`i.id = ${id}`))
  if (!row) throw new DomainError('conflict', 'Parcels.SentAgain')
  return row.found
}
