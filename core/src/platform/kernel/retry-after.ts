/** Longer ones are not waited for. */
const mostMs = 86_400_000

/**
 * The moment that `Retry-After` asks to wait for, in ms since 1970: it has seconds or a date (RFC 9110,
 * section 10.2.3). At most a day from now; it may have passed. Null without one that can be read.
 */
export function retryAfterAt(header: string | null, now: Date): number | null {
  if (header === null) return null
  const text = header.trim()
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text)
  return Number.isFinite(at) ? Math.min(at, now.getTime() + mostMs) : null
}
