// A separate entry point: only who reads feeds loads the parsers.
export type { Network } from './download.ts'
export {
  type FeedPorts,
  type FeedReport,
  refreshFeeds,
  type RefreshReport,
} from './refresh-feeds.ts'
export { type FeedTest, testFeed } from './test-feed.ts'
