import { queueViewNames, type QueueView } from '@portal/core/case-queue/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { type QueueFilter, queryText } from './desk-search.ts'

const filters: Readonly<Record<QueueView, QueueFilter>> = {
  open: { state: 'open' },
  mine: { state: 'open', assignee: 'me' },
  team: { state: 'open', team: 'mine' },
  unassigned: { state: 'open', assignee: 'nobody' },
  overdue: { state: 'open', overdue: 'yes' },
  answered: { state: 'open', answered: 'yes' },
}

interface ReadyView {
  readonly key: QueueView
  readonly name: TextKey
  readonly filter: QueueFilter
}

/** The ready views; each is a filter that staff could also choose. */
export const queueViews: readonly ReadyView[] = queueViewNames.map((key) => ({
  key,
  name: `Queue.View_${key}`,
  filter: filters[key],
}))

/** The ready view that a filter is, whatever its order. */
export const viewOf = ({ sort: _sort, ...filter }: QueueFilter): ReadyView | undefined =>
  queueViews.find((view) => queryText(view.filter) === queryText(filter))
