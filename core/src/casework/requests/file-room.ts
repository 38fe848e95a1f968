import { sql } from 'drizzle-orm'
import { ownNetworkOf } from '../../platform/city/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { callerOfAddress } from '../../platform/kernel/network.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { requestFiles } from './requests.sql.ts'

/** Per day, including drafts and answers; bytes, files. */
const rooms = {
  person: { bytes: 200 * 1024 * 1024, files: 200 },
  address: { bytes: 500 * 1024 * 1024, files: 500 },
  /** An address in a network that the city named. */
  network: { bytes: 5000 * 1024 * 1024, files: 5000 },
} as const

/** The person, or without one the network address, whose limit a file counts toward. */
interface FileRoom {
  readonly name: string
  readonly room: keyof typeof rooms
}

function fileRoomOf({ actor, address = null, city }: Context): FileRoom | null {
  if (actor.kind === 'user') return { name: `user/${actor.userId}`, room: 'person' }
  // Only the platform knows the address; without one (city in a box), files are not counted.
  if (actor.kind === 'system' || address === null) return null
  const hash = sha256(callerOfAddress(address))
  return {
    name: `address/${hash}`,
    room: ownNetworkOf(city, address) === null ? 'address' : 'network',
  }
}

/** For a file's row; null if the file is not counted. */
export const fileRoomKey = (context: Context): string | null => fileRoomOf(context)?.name ?? null

/** Continues a `write` only if there is room, also concurrently. Insert the rows after it. */
export function requireFileRoom(
  context: Context,
  builder: Builder,
  { bytes, files = 1 }: { readonly bytes: number; readonly files?: number },
) {
  const fileRoom = fileRoomOf(context)
  if (!fileRoom) return []
  const max = rooms[fileRoom.room]
  const now = sql`${context.clock.now().toISOString()}::timestamptz`
  const held = sql`from ${requestFiles} where keeper = ${fileRoom.name}
    and (created_at > ${now} - interval '1 day' or request_id is null)`
  return [
    builder.execute(sql`select pg_advisory_xact_lock(hashtextextended(${fileRoom.name}, 0))`),
    requireThat(
      builder,
      sql`(select coalesce(sum(size), 0) + ${bytes} <= ${max.bytes} and count(*) + ${files} <= ${max.files} ${held})`,
      'limited',
      'File.NoRoom',
    ),
  ]
}
