import type { Refusal } from './rules.ts'

/** The message has no content of the feed. */
export class FeedRefused extends Error {
  readonly refusal: Refusal
  /** What was found instead, such as a status. */
  readonly seen: string

  constructor(refusal: Refusal, seen = '', cause?: unknown) {
    super(seen ? `${refusal}: ${seen}` : refusal, { cause })
    this.name = 'FeedRefused'
    this.refusal = refusal
    this.seen = seen
  }
}
