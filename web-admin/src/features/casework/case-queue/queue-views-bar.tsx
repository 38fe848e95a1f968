import { queueLimits } from '@portal/core/case-queue/rules'
import { useTexts } from '@portal/web-ui/texts'
import { ViewsBar } from '../../../parts/desk/views-bar.tsx'
import { apiQuery, type QueueSearch, queryText } from './desk-search.ts'
import type { DeskChoices } from './queries.ts'
import { queueViews, viewOf } from './queue-views.ts'

interface QueueViewsProps {
  choices: DeskChoices
  /** The current filter. */
  query: string
  search: QueueSearch
}

const hrefOf = (query: string) => (query ? `/requests?${query}` : '/requests')

/** Ready views, and the saved and shared filters. */
export function QueueViews({ choices: { filters, counts }, query, search }: QueueViewsProps) {
  const { t } = useTexts()
  const current = viewOf(apiQuery(search))
  return (
    <ViewsBar
      label={t('Queue.Views')}
      most={queueLimits.counted}
      views={[
        ...queueViews.map((view) => ({
          href: hrefOf(queryText(view.filter)),
          label: t(view.name),
          isCurrent: view === current,
          count: counts[view.key],
        })),
        ...filters.map(({ name, query: kept, isOwn }) => ({
          href: hrefOf(kept),
          label: name,
          isCurrent: kept === query,
          hint: isOwn ? undefined : t('Queue.Shared'),
        })),
      ]}
    />
  )
}
