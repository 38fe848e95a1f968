// A door of its own: only the scheduler reads feeds, and the parsers that takes stay out of every other worker.
export type { Network } from './download.ts'
export {
  type FeedPorts,
  type FeedReport,
  refreshFeeds,
  type RefreshReport,
} from './refresh-feeds.ts'
