import { queueAges, queueLimits, queueStates } from '@portal/core/case-queue/rules'
import { isReportCategory, type ReportCategory } from '@portal/core/report-categories/rules'
import { isStatus, type Status } from '@portal/core/requests/rules'

/** The queue as the address `/requests` asks for it; what is undefined narrows nothing. */
export interface QueueSearch {
  readonly state: (typeof queueStates)[number]
  readonly status?: Status
  readonly category?: ReportCategory
  readonly area?: string
  readonly assignee?: string
  readonly overdue?: 'yes'
  readonly older?: number
  readonly text?: string
  /** Where the page begins. */
  readonly after?: string
}

type Query = Readonly<Record<string, unknown>>

const textOf = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, longest) : undefined

/** Reads an address; nonsense asks for nothing. */
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

/** The filter as the API takes it. */
export const apiQuery = ({ after: _after, ...filter }: QueueSearch): Omit<QueueSearch, 'after'> =>
  filter

/** The query of an address; what says nothing is left out. */
export function addressQuery({ state, older, ...rest }: QueueSearch): Record<string, string> {
  return {
    ...(state !== 'open' && { state }),
    ...rest,
    ...(older && { older: String(older) }),
  }
}

/** The filter as a text: what is saved, and what an address says. */
export const queryText = (search: QueueSearch): string =>
  new URLSearchParams(addressQuery(search)).toString()

/** Reads a queue's text again, as an address carries it. */
export const queueSearchIn = (query: string): QueueSearch =>
  queueSearchOf(Object.fromEntries(new URLSearchParams(query)))

/** The address of a request, which knows the queue that it was opened from. */
export const requestHref = (id: string, query: string): string =>
  `/requests/${id}?${new URLSearchParams({ queue: query })}`

/** The address of a page of the queue. */
export function queueHref(search: QueueSearch): string {
  const query = queryText(search)
  return query ? `/requests?${query}` : '/requests'
}
