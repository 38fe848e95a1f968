// Pure rules that the contract, the operations and the screens share.
import type { RecordType, Status } from '../requests/rules.ts'
import { nextStatuses, recordTypes } from '../requests/rules.ts'

export const queueStates = ['open', 'closed', 'all'] as const

/** By due date, by age both ways, and by last change. */
export const queueSorts = ['due', 'oldest', 'newest', 'changed'] as const

export type QueueSort = (typeof queueSorts)[number]

/** Ready views of open requests. */
export const queueViewNames = ['open', 'mine', 'team', 'unassigned', 'overdue', 'answered'] as const

export type QueueView = (typeof queueViewNames)[number]

interface Sorted {
  readonly state: (typeof queueStates)[number]
  readonly isOverdue?: boolean | undefined
  readonly hasNewAnswer?: boolean | undefined
  readonly sort?: QueueSort | undefined
}

/** The sorts of a list: what is closed is no longer due. */
export const queueSortsOf = ({ state, isOverdue, hasNewAnswer }: Sorted): readonly QueueSort[] =>
  state === 'open' || isOverdue === true || hasNewAnswer === true
    ? queueSorts
    : queueSorts.filter((sort) => sort !== 'due').toReversed()

const firstSort = (filter: Sorted): QueueSort =>
  queueSortsOf(filter).includes('due') ? 'due' : 'newest'

/** Open requests by due date, others newest first, unless it names a sort that it can have. */
export const queueSortOf = (filter: Sorted): QueueSort =>
  filter.sort && queueSortsOf(filter).includes(filter.sort) ? filter.sort : firstSort(filter)

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
  /** Rows of an export that are read at once. */
  exported: 2_000,
  /** Saved filters per person. */
  filters: 30,
  /** Saved filters of all staff together. */
  sharedFilters: 50,
  filterName: 60,
  /** Characters of what staff write. */
  text: 4000,
  /** Characters of a search. */
  search: 100,
  /** Characters of what the sender wrote, in a row. */
  excerpt: 160,
} as const

/** How often an open request says so, and after how long without a word it counts as closed. */
export const presenceSeconds = { poll: 15, gone: 45 } as const

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

/** Statuses that staff can choose here; a duplicate can only be reopened. */
export const caseQueueStatuses = (recordType: RecordType, status: Status): readonly Status[] =>
  recordTypes[recordType].desk === 'cases' ? nextStatuses(recordType, status) : []
