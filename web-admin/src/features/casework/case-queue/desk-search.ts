import { deskAges, deskLimits, deskStates } from '@portal/core/case-queue/rules'
import { isReportCategory, type ReportCategory } from '@portal/core/report-categories/rules'
import { isStatus, type Status } from '@portal/core/requests/rules'

/** The queue as the address `/requests` asks for it; what is undefined narrows nothing. */
export interface DeskSearch {
  readonly state: (typeof deskStates)[number]
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
export function deskSearchOf(query: Query): DeskSearch {
  const { status, category } = query
  const area = textOf(query['area'], 50)
  const assignee = textOf(query['assignee'], 36)
  const text = textOf(query['text'], deskLimits.search)
  const after = textOf(query['after'], 80)
  const older = deskAges.find((days) => String(days) === query['older'])
  return {
    state: deskStates.find((state) => state === query['state']) ?? 'open',
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
export const apiQuery = ({ after: _after, ...filter }: DeskSearch): Omit<DeskSearch, 'after'> =>
  filter

/** The query of an address; what says nothing is left out. */
export function addressQuery({ state, older, ...rest }: DeskSearch): Record<string, string> {
  return {
    ...(state !== 'open' && { state }),
    ...rest,
    ...(older && { older: String(older) }),
  }
}

/** The filter as a text: what is saved, and what an address says. */
export const queryText = (search: DeskSearch): string =>
  new URLSearchParams(addressQuery(search)).toString()

/** Reads a queue's text again, as an address carries it. */
export const deskSearchIn = (query: string): DeskSearch =>
  deskSearchOf(Object.fromEntries(new URLSearchParams(query)))

/** The address of a request, which knows the queue that it was opened from. */
export const requestHref = (id: string, query: string): string =>
  `/requests/${id}?${new URLSearchParams({ queue: query })}`

/** The address of a page of the queue. */
export function queueHref(search: DeskSearch): string {
  const query = queryText(search)
  return query ? `/requests?${query}` : '/requests'
}
