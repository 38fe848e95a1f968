// Pure rules that the contract, the operations and the screens share.
import type { RecordType, Status } from '../requests/rules.ts'
import { nextStatuses } from '../requests/rules.ts'

export const queueStates = ['open', 'closed', 'all'] as const

/** In days: older than this. */
export const queueAges = [1, 3, 7, 14, 30, 90] as const

export const queueLimits = {
  page: 50,
  /** Counting stops here. */
  counted: 1000,
  /** Points on one map. */
  points: 500,
  /** Requests that one bulk action changes. */
  bulk: 200,
  exported: 10_000,
  /** Saved filters per person. */
  filters: 30,
  filterName: 60,
  /** Characters of what staff write. */
  text: 4000,
  /** Characters of a search. */
  search: 100,
} as const

export const bulkActions = ['assign', 'status'] as const

export const bulkObstacles = ['no-such-step', 'already-so', 'not-found', 'changed'] as const

/** Why a request cannot be part of a bulk change. */
export type BulkObstacle = (typeof bulkObstacles)[number]

/** Final statuses other than the good one need a reason, which the resident reads. */
const reasonedStatuses: ReadonlySet<Status> = new Set([
  'Closed',
  'Closed Not Approved',
  'Rejected',
  'Cancelled',
])

export const needsReason = (status: Status): boolean => reasonedStatuses.has(status)

/** Statuses that staff can choose; a duplicate can only be reopened. */
export const caseQueueStatuses = (recordType: RecordType, status: Status): readonly Status[] =>
  nextStatuses(recordType, status)
