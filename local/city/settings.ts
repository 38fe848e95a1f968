import type { CityOverrides } from '@portal/core/city'

/** Where a box serves what other houses would serve for a real city. */
export interface DemoPlaces {
  /** Origin of the server of demo feeds, without a trailing slash. */
  readonly feedsOrigin?: string | undefined
  /** Page shown in the chat frame. */
  readonly chatUrl?: string | undefined
}

/** The two feeds' paths below their origin. */
export const demoFeedPaths = { news: '/feeds/news.xml', events: '/feeds/events.ics' } as const

/** The demo city differs from Elgin in that nobody lives behind its phone number. */
export function demoSettings({ feedsOrigin, chatUrl }: DemoPlaces): CityOverrides {
  return {
    isDemo: true,
    // 555-0100 to 555-0199 are kept for fiction (North American Numbering Plan).
    phone: '(847) 555-0100',
    helpMail: 'help@cityofelgin.example',
    chatUrl: chatUrl ?? null,
    feeds: feedsOrigin
      ? {
          newsUrl: `${feedsOrigin}${demoFeedPaths.news}`,
          eventsUrl: `${feedsOrigin}${demoFeedPaths.events}`,
        }
      : { newsUrl: null, eventsUrl: null },
  }
}
