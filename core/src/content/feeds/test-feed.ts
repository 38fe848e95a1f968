import { requireStaff } from '../../platform/access/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { requireValid } from '../../platform/kernel/validation.ts'
import { say } from '../../platform/texts/index.ts'
import type { Network } from './download.ts'
import type { FeedItem } from './feed-item.ts'
import { FeedRefused } from './feeds.errors.ts'
import { type FeedAddress, readFeed } from './read-feed.ts'
import { feedErrors, feedLimits } from './rules.ts'

export interface FeedTest {
  readonly works: boolean
  /** How many items it has. */
  readonly items: number
  /** In the reader's language: the first items, or what is wrong. */
  readonly summary: readonly string[]
}

function lineOf({ city, clock, language }: Context, { startsAt, title }: FeedItem): string {
  const day = dateText(startsAt ?? clock.now(), language, 'day', city.timeZone)
  return `${day}: ${title}`
}

/** Reads an address as the scheduler would, and stores nothing. @throws forbidden, invalid. */
export async function testFeed(
  context: Context,
  network: Network,
  feed: FeedAddress,
): Promise<FeedTest> {
  requireStaff(context, 'testFeed')
  requireValid(feedErrors({ ...feed, name: '–' }))
  try {
    const items = (await readFeed(context, network, { ...feed, url: feed.url.trim() }))?.items ?? []
    const count = say(context, items.length === 0 ? 'Feeds.TestEmpty' : 'Feeds.TestItems', {
      count: items.length,
    })
    const lines = items.slice(0, feedLimits.tested).map((item) => lineOf(context, item))
    return { works: true, items: items.length, summary: [count, ...lines] }
  } catch (error) {
    if (!(error instanceof FeedRefused)) throw error
    const problem = say(context, `Feeds.problem-${error.refusal}`, { code: error.seen })
    return { works: false, items: 0, summary: [problem] }
  }
}
