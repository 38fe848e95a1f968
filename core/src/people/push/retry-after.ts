import { retryAfterAt } from '../../platform/kernel/retry-after.ts'

/** Null without one that is still to come. What failed for two days is dead (deliveries/failed-delivery.ts). */
export function retryAtOf(header: string | null, now: Date): Date | null {
  const at = retryAfterAt(header, now)
  return at === null || at <= now.getTime() ? null : new Date(at)
}
