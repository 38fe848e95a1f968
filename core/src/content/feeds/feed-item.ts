/** One item of a feed, cleaned: plain texts, http(s) addresses, valid dates. */
export interface FeedItem {
  readonly guid: string
  readonly title: string
  readonly link: string | null
  readonly snippet: string
  readonly location: string | null
  /** News: null without a valid date in the feed; the day we first saw it counts then. */
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly isAllDay: boolean
  readonly imageSource: string | null
}

/** What reading a feed needs to know beside its bytes. */
export interface Reading {
  readonly now: Date
  /** The city's time zone. */
  readonly timeZone: string
  /** Where the feed was found in the end; its relative addresses hang below it. */
  readonly baseUrl: string
}

/** No more is kept of one feed. */
export const maxItems = 200
export const maxTitleLength = 200
export const maxSnippetLength = 300
export const maxGuidLength = 500
