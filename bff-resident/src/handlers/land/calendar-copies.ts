import { createHash } from 'node:crypto'

/** Programs that subscribe ask often; each isolate makes a place's file once in so long. */
const keptMs = 60_000
/** About 4 MB. */
const maxCopies = 200

export interface CalendarCopy {
  readonly body: string
  readonly etag: string
}

interface Kept {
  readonly madeAt: number
  readonly copy: Promise<CalendarCopy>
}

// By place and language, the oldest first.
const kept = new Map<string, Kept>()

async function made(make: () => Promise<string>): Promise<CalendarCopy> {
  const body = await make()
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
}

/** A calendar as it was at most a minute ago. */
export function calendarCopy(
  key: string,
  now: Date,
  make: () => Promise<string>,
): Promise<CalendarCopy> {
  const known = kept.get(key)
  if (known && now.getTime() - known.madeAt < keptMs) return known.copy
  const copy = made(make)
  kept.delete(key)
  kept.set(key, { madeAt: now.getTime(), copy })
  const [oldest] = kept.keys()
  if (kept.size > maxCopies && oldest !== undefined) kept.delete(oldest)
  // The next request tries again.
  copy.catch(() => kept.delete(key))
  return copy
}
