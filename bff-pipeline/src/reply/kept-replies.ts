import type { CityCopy } from '@portal/core/city'
import { lastsUntil } from '../city-copy.ts'
import { keepNewest } from '../page/keep-newest.ts'
import { askVersion, versionKnown } from '../page/public-version.ts'
import type { RequestState } from '../request/request-state.ts'

interface KeptReply {
  readonly body: string
  readonly version: number
  readonly copy: CityCopy
  /** Milliseconds since 1970: what depends on the time of day is as of before. */
  readonly until: number
}

/** Of this isolate; the oldest go first. */
const kept = new Map<string, KeptReply>()
const mostReplies = 100

/**
 * The body of a reply that is the same for everyone (`isKept` in the contract). Whether it still holds is
 * known for a second; after that it is read again, with the question, in one round trip.
 */
export async function keptBody(
  state: RequestState,
  key: string,
  read: () => Promise<string>,
): Promise<string> {
  const copy = await state.copy()
  const known = kept.get(key)
  if (known?.copy === copy && known.version === versionKnown(state) && known.until > Date.now())
    return known.body
  // Before the reply's own reads, with which it goes: the reply is at least as new.
  const asked = askVersion(state).catch(() => null)
  const body = await read()
  const version = await asked
  if (version === null) return body
  const until = lastsUntil(state.env, copy)
  keepNewest(kept, key, { body, version, copy, until }, mostReplies)
  return body
}
