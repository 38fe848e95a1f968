import { sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { isUuid, newId } from '../../platform/kernel/ids.ts'
import { archiveOf, type OwnFiles } from './archive.ts'
import { dataExports } from './data-export.sql.ts'
import { type OwnFile, readFiles } from './read-parts.ts'
import { atOnce, exportDays } from './rules.ts'

/** Ready or in progress. */
export interface OwnExport {
  readonly id: string
  readonly status: 'preparing' | 'ready' | 'failed'
  readonly size: number | null
  readonly createdAt: string
  readonly expiresAt: string
}

/** Right away, or as a prepared archive. */
export interface OwnExports {
  readonly isLarge: boolean
  readonly exports: readonly OwnExport[]
}

const isLarge = (files: readonly OwnFile[]): boolean =>
  files.length > atOnce.files || files.reduce((sum, { size }) => sum + size, 0) > atOnce.bytes

const dayMs = 86_400_000

function shown(row: typeof dataExports.$inferSelect): OwnExport {
  const { id, status, size, createdAt, expiresAt } = row
  return {
    id,
    status,
    size,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** The prepared archives are newest first. */
export async function listDataExports(context: Context): Promise<OwnExports> {
  const { userId } = requireUser(context)
  const [files, rows] = await Promise.all([
    readFiles(context, userId),
    context.database.read((builder) =>
      builder
        .select()
        .from(dataExports)
        .where(
          sql`${dataExports.userId} = ${userId} and ${dataExports.expiresAt} > ${context.clock.now().toISOString()}`,
        )
        .orderBy(sql`${dataExports.createdAt} desc`),
    ),
  ])
  return { isLarge: isLarge(files), exports: rows.map(shown) }
}

/** Returns the one in progress, if any. An email says when it is ready. */
export async function createDataExport(context: Context): Promise<OwnExport> {
  const { userId } = requireUser(context)
  const now = context.clock.now()
  const id = newId<'data-export'>()
  const { preparing } = await context.database.write((builder) => ({
    begun: builder
      .insert(dataExports)
      .values({
        id,
        userId,
        language: context.language,
        status: 'preparing',
        objectKey: `${userId}/${id}.zip`,
        createdAt: now,
        expiresAt: new Date(now.getTime() + exportDays * dayMs),
      })
      .onConflictDoNothing(),
    audit: audit(context, builder, {
      operation: 'createDataExport',
      entity: 'user',
      entityId: userId,
      details: {},
    }),
    preparing: builder
      .select()
      .from(dataExports)
      .where(sql`${dataExports.userId} = ${userId} and ${dataExports.status} = 'preparing'`),
  }))
  const [row] = preparing
  if (!row) throw new Error('the export that was just made is not there')
  return shown(row)
}

/** Streamed. @throws conflict if there is too much: it has to be prepared. */
export async function downloadDataArchive(
  context: Context,
  files: OwnFiles,
): Promise<ReadableStream<Uint8Array>> {
  const { userId } = requireUser(context)
  if (isLarge(await readFiles(context, userId)))
    throw new DomainError('conflict', 'DataExport.TooLarge')
  return archiveOf(context, files, userId)
}

/** Its key in the bucket. @throws not-found for another person's, and once it has expired. */
export async function findDataExport(context: Context, id: string): Promise<string> {
  const { userId } = requireUser(context)
  const [row] = isUuid(id)
    ? await context.database.read((builder) =>
        builder
          .select({ objectKey: dataExports.objectKey })
          .from(dataExports)
          .where(
            sql`${dataExports.id} = ${id} and ${dataExports.userId} = ${userId} and ${dataExports.status} = 'ready'
              and ${dataExports.expiresAt} > ${context.clock.now().toISOString()}`,
          ),
      )
    : []
  if (!row) throw new DomainError('not-found', 'DataExport.NotFound')
  return row.objectKey
}
