import {
  type QueueSort,
  queueAges,
  queueLimits,
  queueSorts,
  queueStates,
} from '@portal/core/case-queue/rules'
import type { Language } from '@portal/core/kernel/rules'
import { isReportCategory, type ReportCategory } from '@portal/core/report-categories/rules'
import { isStatus, type Status } from '@portal/core/requests/rules'

/** The filter as in the URL `/requests`; undefined filters nothing. */
export interface QueueSearch {
  readonly state: (typeof queueStates)[number]
  readonly status?: Status
  readonly category?: ReportCategory
  readonly area?: string
  readonly team?: string
  readonly assignee?: string
  readonly overdue?: 'yes'
  readonly answered?: 'yes'
  readonly waiting?: 'yes'
  readonly reopened?: 'yes'
  readonly older?: number
  readonly text?: string
  readonly sort?: QueueSort
  /** The page after a cursor, or before one. */
  readonly after?: string
  readonly before?: string
}

/** Without the page. */
export type QueueFilter = Omit<QueueSearch, 'after' | 'before'>

type Query = Readonly<Record<string, unknown>>

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined

export function queueSearchOf(query: Query): QueueSearch {
  const { status, category } = query
  const area = textOf(query['area'], 50)
  const assignee = textOf(query['assignee'], 36)
  const team = textOf(query['team'], 36)
  const text = textOf(query['text'], queueLimits.search)
  const after = textOf(query['after'], 80)
  const before = textOf(query['before'], 80)
  const older = queueAges.find((days) => String(days) === query['older'])
  const sort = queueSorts.find((one) => one === query['sort'])
  return {
    state: queueStates.find((state) => state === query['state']) ?? 'open',
    ...(typeof status === 'string' && isStatus(status) && { status }),
    ...(isReportCategory(category) && { category }),
    ...(area && { area }),
    ...(team && { team }),
    ...(assignee && { assignee }),
    ...(query['overdue'] === 'yes' && { overdue: 'yes' }),
    ...(query['answered'] === 'yes' && { answered: 'yes' }),
    ...(query['waiting'] === 'yes' && { waiting: 'yes' }),
    ...(query['reopened'] === 'yes' && { reopened: 'yes' }),
    ...(older && { older }),
    ...(text && { text }),
    ...(sort && { sort }),
    ...(after && { after }),
    ...(before && !after && { before }),
  }
}

export const apiQuery = ({ after: _after, before: _before, ...filter }: QueueSearch): QueueFilter =>
  filter

/** As core's rules read it. */
export const sortedAs = ({ state, overdue, answered, sort }: QueueFilter) => ({
  state,
  isOverdue: overdue === 'yes',
  hasNewAnswer: answered === 'yes',
  sort,
})

/** Without defaults. */
export function addressQuery({ state, older, ...rest }: QueueSearch): Record<string, string> {
  return {
    ...(state !== 'open' && { state }),
    ...rest,
    ...(older && { older: String(older) }),
  }
}

/** The filter as a query, for saved filters and URLs. */
export const queryText = (search: QueueSearch): string =>
  new URLSearchParams(addressQuery(search)).toString()

export const queueSearchIn = (query: string): QueueSearch =>
  queueSearchOf(Object.fromEntries(new URLSearchParams(query)))

/** The URL keeps the queue that the request was opened from. */
export const requestHref = (id: string, query: string): string =>
  query ? `/requests/${id}?${new URLSearchParams({ queue: query })}` : `/requests/${id}`

/** exportRequests: the browser downloads it, in the page’s language. */
export const exportHref = (filter: QueueFilter, language: Language): string =>
  `/api/requests/export?${[queryText(filter), `lng=${language}`].filter(Boolean).join('&')}`

export function queueHref(search: QueueSearch): string {
  const query = queryText(search)
  return query ? `/requests?${query}` : '/requests'
}
