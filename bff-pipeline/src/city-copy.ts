import { type CityCopy, loadCity, unreadRanges } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import type { Bindings } from './bindings.ts'
import { log } from './request/log.ts'

/** Staff changes show everywhere within this time. */
const maxAgeMs = 30_000
/** From this age on, a copy in use is refreshed in the background. */
const renewAfterMs = 15_000

interface Kept {
  readonly copy: CityCopy
  readonly loadedAt: number
}

const kept = new Map<string, Kept>()
const renewing = new Set<string>()

async function load(url: string, database: Database): Promise<CityCopy> {
  const copy = await loadCity(database)
  const ranges = unreadRanges(copy.settings)
  if (ranges.length > 0)
    log('warn', 'ranges of ownNetworks not understood', { ranges: ranges.join(' ') })
  kept.set(url, { copy, loadedAt: Date.now() })
  return copy
}

/**
 * This isolate's cache of settings, flags and changed texts, at most 30 s old. A busy isolate
 * refreshes it in the background; the first request after a pause pays one round trip.
 */
export function cityCopy(
  env: Bindings,
  database: Database,
  waitUntil: (work: Promise<unknown>) => void,
  report: (problem: unknown) => void,
): Promise<CityCopy> {
  const url = env.DATABASE_URL
  const known = kept.get(url)
  const age = known ? Date.now() - known.loadedAt : Number.POSITIVE_INFINITY
  if (!known || age > maxAgeMs) return load(url, database)
  if (age > renewAfterMs && !renewing.has(url)) {
    renewing.add(url)
    const renewal = load(url, openDatabase(url, env.NEON_ENDPOINT))
      // This copy stays valid until it is 30 s old; the next request then sees the failure.
      .catch(report)
      .finally(() => renewing.delete(url))
    waitUntil(renewal)
  }
  return Promise.resolve(known.copy)
}

/** Until when a page made of this copy may be shown, in milliseconds since 1970. */
export function lastsUntil(env: Bindings, copy: CityCopy): number {
  const known = kept.get(env.DATABASE_URL)
  return known?.copy === copy ? known.loadedAt + maxAgeMs : 0
}

/** Of any age, for pages that must show while the database is down. */
export const lastCopy = (env: Bindings): CityCopy | undefined => kept.get(env.DATABASE_URL)?.copy
