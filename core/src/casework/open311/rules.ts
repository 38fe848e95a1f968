// Pure rules that workers may import.
/** Counts and lengths. Those of the standard are named. */
export const open311Limits = {
  /** Of one list ("Response Volume"). */
  listed: 1000,
  /** Of a span, in days ("Response Volume"). */
  spanDays: 90,
  page: 10_000,
  /** Characters, without HTML. */
  description: 4000,
  /** Addresses of media with one report or update. */
  mediaUrls: 10,
  mediaUrl: 500,
  /** Characters of a client's own identifier, such as an update's or a device's. */
  identifier: 200,
  /** How long the same key and the same body count as one report, sent twice. */
  sameBodySeconds: 60,
  /** How long an Idempotency-Key is remembered. */
  sameKeyHours: 24,
} as const
