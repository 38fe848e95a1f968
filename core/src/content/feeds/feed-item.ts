/** Cleaned: plain texts, http(s) addresses, valid dates. */
export interface FeedItem {
  readonly guid: string
  readonly title: string
  readonly link: string | null
  readonly snippet: string
  readonly location: string | null
  /** News: null without a valid date; then the day we first saw it counts. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isAllDay: boolean
  readonly imageSource: string | null
}

/** The context of a feed's bytes. */
export interface Reading {
  readonly now: Date
  /** The city's. */
  readonly timeZone: string
  /** The feed's final address, for relative links. */
  readonly baseUrl: string
}

/** Per feed. */
export const maxItems = 200
export const maxTitleLength = 200
export const maxSnippetLength = 300
export const maxGuidLength = 500
