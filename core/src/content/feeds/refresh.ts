// A separate entry point: only the scheduler's worker loads the parsers.
export type { Network } from './download.ts'
export {
  type FeedPorts,
  type FeedReport,
  refreshFeeds,
  type RefreshReport,
} from './refresh-feeds.ts'
