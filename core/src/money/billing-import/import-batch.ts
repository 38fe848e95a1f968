import { createHash } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { requireBillingSystem } from '../../platform/access/index.ts'
import { partColumns, partOf } from '../../platform/import-rows/parts.sql.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { billingBatches, type RowError } from '../billing/billing.sql.ts'
import { applyBatch, requireStanding } from './apply-batch.ts'
import { billingBatchParts, stagedColumns } from './batch-parts.sql.ts'
import { type Batch, batchFields } from './batch.ts'
import { checkBatch, maxErrors } from './check-batch.ts'
import { type BatchFormat, type ReadRow, rowReader } from './read-rows.ts'

export interface SentBatch {
  /** Named by the sender. */
  readonly batchId: string
  readonly kind: 'partial' | 'full'
  readonly format: BatchFormat
  /** UTF-8, in chunks. */
  readonly body: AsyncIterable<Uint8Array>
  /** Max bytes of the body. */
  readonly limit: number
}

/** Rows staged per statement. */
const chunkSize = 5000

/** The saved state before the body is read. */
interface Known extends Record<string, unknown> {
  readonly id: string
  readonly hash: string
  readonly batch: Batch
}

const selectBatch = (which: SQL) => sql`
  select b.id, b.body_hash as hash, json_build_object(${batchFields}, 'errors', b.errors) as batch
  from ${billingBatches} b where ${which}`

/** Creates or finds the batch. A half-staged one starts over. */
async function begin(
  { clock, database }: Context,
  { batchId, kind }: SentBatch,
): Promise<Known & { readonly isNew: boolean }> {
  const now = clock.now()
  const id = newId<'billing batch'>(now)
  const { batch } = await database.write((builder) => ({
    leftOver: builder.execute(sql`
      delete from ${billingBatches}
      where batch_id = ${batchId} and status = 'staged' and body_hash = ''`),
    begun: builder
      .insert(billingBatches)
      .values({
        id,
        batchId,
        kind,
        bodyHash: '',
        status: 'staged',
        rowCount: 0,
        errors: [],
        createdAt: now,
      })
      .onConflictDoNothing({ target: billingBatches.batchId }),
    batch: builder.execute<Known>(selectBatch(sql`b.batch_id = ${batchId}`)),
  }))
  const [found] = batch.rows
  if (!found) throw new Error('A batch that was just begun is gone')
  return { ...found, isNew: found.id === id }
}

/** Stages rows, unless the same batch was sent again since. */
const stage = ({ database }: Context, id: string, part: number, rows: readonly ReadRow[]) =>
  database.write((builder) => [
    ...requireStanding(builder, id),
    builder.execute(sql`
      insert into ${billingBatchParts} (batch_id, part, ${partColumns(stagedColumns)})
      select ${id}::uuid, ${part}::int, ${partOf(
        stagedColumns,
        rows.map(({ line, row }) => ({ ...row, line })),
      )}`),
  ])

interface Arrived {
  readonly hash: string
  readonly rowCount: number
  readonly errorCount: number
  readonly errors: readonly RowError[]
}

/** The body's chunks as text, and its hash at the end. */
function texts({ body, limit, kind, format }: SentBatch) {
  // The same rows as another kind are another batch.
  const hash = createHash('sha256').update(`${kind}/${format}\n`)
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let size = 0
  async function* pieces(): AsyncGenerator<{ text: string; isLast: boolean }> {
    for await (const piece of body) {
      size += piece.byteLength
      if (size > limit) throw new DomainError('invalid', 'Billing.BatchTooLarge')
      hash.update(piece)
      yield { text: decoded(decoder, piece), isLast: false }
    }
    yield { text: decoded(decoder), isLast: true }
  }
  return { pieces, digest: () => hash.digest('hex') }
}

function decoded(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return decoder.decode(piece, { stream: piece !== undefined })
  } catch (error) {
    // What a decoder throws for invalid UTF-8 (Encoding Standard).
    if (error instanceof TypeError) throw new DomainError('invalid', 'Billing.BatchNotUtf8')
    throw error
  }
}

/** Stages one chunk while reading the next. Lists all errors at once. */
async function readBatch(context: Context, id: string, sent: SentBatch): Promise<Arrived> {
  const { pieces, digest } = texts(sent)
  const reader = rowReader(sent.format)
  const errors: RowError[] = []
  let chunk: ReadRow[] = []
  let rowCount = 0
  let errorCount = 0
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
      if (read.row && read.errors.length === 0) rowCount += 1
      for (const { field, code } of read.errors) {
        errorCount += 1
        if (errors.length < maxErrors) errors.push({ line: read.line, field, code })
      }
      if (read.row) chunk.push(read)
      // oxlint-disable-next-line no-await-in-loop -- reading waits while two chunks are held
      if (chunk.length >= chunkSize) await flush()
    }
  }
  await flush()
  await staging
  return { hash: digest(), rowCount, errorCount, errors }
}

/** Marks a batch as complete or refused. */
const settle = ({ database }: Context, id: string, arrived: Arrived) =>
  database.write((builder) => [
    builder
      .update(billingBatches)
      .set({
        bodyHash: arrived.hash,
        rowCount: arrived.rowCount,
        errorCount: arrived.errorCount,
        errors: arrived.errors,
        status: arrived.errorCount > 0 ? 'refused' : 'staged',
      })
      .where(sql`id = ${id} and status = 'staged'`),
    ...(arrived.errorCount > 0
      ? [builder.execute(sql`delete from ${billingBatchParts} where batch_id = ${id}`)]
      : []),
  ])

/** For a known batch: is it the same body? */
async function hashOf(sent: SentBatch): Promise<string> {
  const { pieces, digest } = texts(sent)
  for await (const _piece of pieces());
  return digest()
}

/** Stages and checks, without applying. True if valid. */
export async function stageBatch(context: Context, id: string, sent: SentBatch): Promise<boolean> {
  const arrived = await readBatch(context, id, sent)
  // An empty file would lift every delinquency: more likely a file cut off.
  if (sent.kind === 'full' && arrived.rowCount === 0 && arrived.errorCount === 0)
    throw new DomainError('invalid', 'Billing.BatchEmpty')
  const { count, errors } = await checkBatch(context, id)
  const errorCount = arrived.errorCount + count
  const named = [...arrived.errors, ...errors].toSorted((one, other) => one.line - other.line)
  await settle(context, id, { ...arrived, errorCount, errors: named.slice(0, maxErrors) })
  return errorCount === 0
}

/** Deletes a batch that cannot be read. */
async function stageOrForget(context: Context, id: string, sent: SentBatch): Promise<boolean> {
  try {
    return await stageBatch(context, id, sent)
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'invalid')
      await context.database.write((builder) => [
        builder.delete(billingBatches).where(sql`id = ${id}`),
      ])
    throw error
  }
}

/**
 * Accounts, bills, payments and overdue accounts: all of a batch is applied, or nothing if a row is
 * wrong. The same batch again gets the same reply, and completes a first try that was cut off.
 * @throws unauthenticated, forbidden; invalid for an unreadable or too large body; conflict for
 * another body under the same name, or while the same batch is being sent again.
 */
export async function importBatch(context: Context, sent: SentBatch): Promise<Batch> {
  requireBillingSystem(context, 'importBatch')
  const { batchId, kind } = sent
  const { id, isNew, ...known } = await begin(context, sent)
  if (!isNew) {
    // It was sent again just now.
    if (known.hash === '') throw new DomainError('conflict', 'Billing.BatchSentAgain')
    if ((await hashOf(sent)) !== known.hash)
      throw new DomainError('conflict', 'Billing.BatchDiffers')
    if (known.batch.status === 'staged') await applyBatch(context, { id, batchId, kind })
  } else if (await stageOrForget(context, id, sent))
    await applyBatch(context, { id, batchId, kind })
  const rows = await context.database.rows<Known>(selectBatch(sql`b.id = ${id}`))
  const [found] = rows
  if (!found) throw new DomainError('conflict', 'Billing.BatchSentAgain')
  return found.batch
}
