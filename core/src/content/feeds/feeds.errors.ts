/** Why a feed was refused; its last good copy stays. Stable, for the log and for staff. */
export const refusals = [
  'unreachable',
  'timeout',
  'http-status',
  'unsafe-address',
  'too-many-redirects',
  'too-large',
  'not-a-feed',
  'encoding',
  'document-type',
  'malformed',
  'incomplete',
] as const
export type Refusal = (typeof refusals)[number]

/** The message has no content of the feed. */
export class FeedRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal, seen = '', cause?: unknown) {
    super(seen ? `${refusal}: ${seen}` : refusal, { cause })
    this.name = 'FeedRefused'
    this.refusal = refusal
  }
}
