import type { RateLimitKey } from './rate-limit-keys.ts'

/** A key's use of its limit in the present minute. */
export interface LimitUse {
  readonly key: RateLimitKey
  readonly quota: number
  readonly left: number
}

/** Keys remembered in a minute; for more, the whole limit is said to be left. */
const maxKeys = 20_000

let countedWindow = 0
const counts = new Map<string, number>()

/**
 * Requests that a key has left in this window, as far as this isolate counted them: the platform says
 * only whether a request fits.
 */
export function countUse(text: string, window: number, quota: number, isOver: boolean): number {
  if (window !== countedWindow) {
    counts.clear()
    countedWindow = window
  }
  if (isOver) return 0
  const used = (counts.get(text) ?? 0) + 1
  if (counts.has(text) || counts.size < maxKeys) counts.set(text, used)
  return Math.max(0, quota - used)
}

/** `RateLimit-Policy` and `RateLimit` (draft-ietf-httpapi-ratelimit-headers-10). */
export function setLimitHeaders(
  headers: Headers,
  uses: readonly LimitUse[],
  { windowSeconds, seconds }: { readonly windowSeconds: number; readonly seconds: number },
): void {
  const policies = uses.map(({ key, quota }) => `"${key.kind}";q=${quota};w=${windowSeconds}`)
  const states = uses.map(({ key, left }) => `"${key.kind}";r=${left};t=${seconds}`)
  headers.set('ratelimit-policy', policies.join(', '))
  headers.set('ratelimit', states.join(', '))
}
