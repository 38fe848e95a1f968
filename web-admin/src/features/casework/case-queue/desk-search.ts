import { queueAges, queueLimits, queueStates } from '@portal/core/case-queue/rules'
import { isReportCategory, type ReportCategory } from '@portal/core/report-categories/rules'
import { isStatus, type Status } from '@portal/core/requests/rules'

/** The filter as in the URL `/requests`; undefined filters nothing. */
export interface QueueSearch {
  readonly state: (typeof queueStates)[number]
  readonly status?: Status
  readonly category?: ReportCategory
  readonly area?: string
  readonly assignee?: string
  readonly overdue?: 'yes'
  readonly older?: number
  readonly text?: string
  readonly after?: string
}

type Query = Readonly<Record<string, unknown>>

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined

export function queueSearchOf(query: Query): QueueSearch {
  const { status, category } = query
  const area = textOf(query['area'], 50)
  const assignee = textOf(query['assignee'], 36)
  const text = textOf(query['text'], queueLimits.search)
  const after = textOf(query['after'], 80)
  const older = queueAges.find((days) => String(days) === query['older'])
  return {
    state: queueStates.find((state) => state === query['state']) ?? 'open',
    ...(typeof status === 'string' && isStatus(status) && { status }),
    ...(isReportCategory(category) && { category }),
    ...(area && { area }),
    ...(assignee && { assignee }),
    ...(query['overdue'] === 'yes' && { overdue: 'yes' }),
    ...(older && { older }),
    ...(text && { text }),
    ...(after && { after }),
  }
}

export const apiQuery = ({ after: _after, ...filter }: QueueSearch): Omit<QueueSearch, 'after'> =>
  filter

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
  `/requests/${id}?${new URLSearchParams({ queue: query })}`

export function queueHref(search: QueueSearch): string {
  const query = queryText(search)
  return query ? `/requests?${query}` : '/requests'
}
