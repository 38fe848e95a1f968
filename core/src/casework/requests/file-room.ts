import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { ownNetworkOf } from '../../platform/city/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { callerOfAddress } from '../../platform/kernel/network.ts'
import { requestFiles } from './requests.sql.ts'

/** What may be sent in one day, and lie in drafts and answers; bytes, files. */
const rooms = {
  person: { bytes: 200 * 1024 * 1024, files: 200 },
  address: { bytes: 500 * 1024 * 1024, files: 500 },
  /** An address of a network that the city named. */
  network: { bytes: 5000 * 1024 * 1024, files: 5000 },
} as const

/** Whose room a file takes: a person's, else that of the network address whence it came. */
interface Keeper {
  readonly name: string
  readonly room: keyof typeof rooms
}

function keeperOf({ actor, address = null, city }: Context): Keeper | null {
  if (actor.kind === 'user') return { name: `user/${actor.userId}`, room: 'person' }
  // Only the platform tells an address; where there is none, as in the city in a box, none is counted.
  if (actor.kind === 'system' || address === null) return null
  const hash = createHash('sha256').update(callerOfAddress(address)).digest('hex')
  return {
    name: `address/${hash}`,
    room: ownNetworkOf(city, address) === null ? 'address' : 'network',
  }
}

/** In whose room a file is, for its row; null where nobody's is counted. */
export const fileKeeper = (context: Context): string | null => keeperOf(context)?.name ?? null

/**
 * The statements that let a `write` go on only while there is room for so many files more, whether they come
 * one after the other or at once; the files' rows are inserted after them.
 */
export function requireFileRoom(
  context: Context,
  builder: Builder,
  { bytes, files = 1 }: { readonly bytes: number; readonly files?: number },
) {
  const keeper = keeperOf(context)
  if (!keeper) return []
  const most = rooms[keeper.room]
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const held = sql`from ${requestFiles} where keeper = ${keeper.name}
    and (created_at > ${now} - interval '1 day' or request_id is null)`
  return [
    builder.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keeper.name}, 0))`),
    requireThat(
      builder,
      sql`(select coalesce(sum(size), 0) + ${bytes} <= ${most.bytes} and count(*) + ${files} <= ${most.files} ${held})`,
      'limited',
      'File.NoRoom',
    ),
  ]
}
