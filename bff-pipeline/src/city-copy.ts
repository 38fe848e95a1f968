import { type CityCopy, loadCity, unreadRanges } from '@portal/core/city'
import { type Database, openDatabase } from '@portal/core/database'
import type { Bindings } from './bindings.ts'
import { log } from './request/log.ts'

/** A copy may be served this long; what staff change shows everywhere within it. */
const maxAgeMs = 30_000
/** From this age on a copy in use is renewed behind the visitor's back. */
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
 * This isolate's copy of settings, flags and changed texts, at most 30 s old. A busy isolate renews it
 * in the background and never waits; the first request after a pause pays one round trip for it.
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
      // The copy in hand stays good until it is 30 s old; the request after that sees the failure.
      .catch(report)
      .finally(() => renewing.delete(url))
    waitUntil(renewal)
  }
  return Promise.resolve(known.copy)
}

/** The last copy of any age, for pages that must be shown while the database is away. */
export const lastCopy = (env: Bindings): CityCopy | undefined => kept.get(env.DATABASE_URL)?.copy
