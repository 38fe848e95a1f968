// Rules that the contract, the operations and the screens of the case queue share. Pure.
import type { RecordType, Status } from '../requests/rules.ts'
import { nextStatuses } from '../requests/rules.ts'

/** Which requests the queue lists. */
export const queueStates = ['open', 'closed', 'all'] as const

/** Ages in days to filter the queue by: older than this. */
export const queueAges = [1, 3, 7, 14, 30, 90] as const

/** Limits of the case queue. */
export const queueLimits = {
  /** Rows of one page of the queue. */
  page: 50,
  /** Counting stops here: longer lists are not worked through by hand. */
  counted: 1000,
  /** Points on one map. */
  points: 500,
  /** Requests that one bulk action changes. */
  bulk: 200,
  /** Rows of an export. */
  exported: 10_000,
  /** Saved filters of one person. */
  filters: 30,
  filterName: 60,
  /** Characters of what staff write. */
  text: 4000,
  /** Characters that are searched for. */
  search: 100,
} as const

/** Changes that can be made to many requests together. */
export const bulkActions = ['assign', 'status'] as const

/** Why a request cannot be changed along with others. */
export const bulkObstacles = ['no-such-step', 'already-so', 'not-found', 'changed'] as const

/** Why a request cannot be changed along with others. */
export type BulkObstacle = (typeof bulkObstacles)[number]

/**
 * Statuses that need a reason, which the resident reads: the final ones that are not the good one. The good
 * one may have a reason.
 */
const reasonedStatuses: ReadonlySet<Status> = new Set([
  'Closed',
  'Closed Not Approved',
  'Rejected',
  'Cancelled',
])

/** Whether a request that becomes this needs a reason. */
export const needsReason = (status: Status): boolean => reasonedStatuses.has(status)

/** What a request can be changed to by staff; a duplicate only goes back to where it can be worked on. */
export const caseQueueStatuses = (recordType: RecordType, status: Status): readonly Status[] =>
  nextStatuses(recordType, status)
