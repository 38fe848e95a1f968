/** Longer ones are not waited for: what failed for two days is dead (deliveries/failed-delivery.ts). */
const mostSeconds = 86_400

/** `Retry-After`: seconds or a date (RFC 9110, 10.2.3); null without one that can be read. */
export function retryAtOf(header: string | null, now: Date): Date | null {
  if (header === null) return null
  const text = header.trim()
  const at = /^\d{1,9}$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text)
  if (!Number.isFinite(at) || at <= now.getTime()) return null
  return new Date(Math.min(at, now.getTime() + mostSeconds * 1000))
}
