import { queueLimits } from '@portal/core/case-queue/rules'
import { useTexts } from '@portal/web-ui/texts'
import { apiQuery, type QueueSearch, queryText } from './desk-search.ts'
import type { DeskChoices } from './queries.ts'
import { queueViews, viewOf } from './queue-views.ts'
import styles from './queue.module.css'

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
    <nav className={styles.views} aria-label={t('Queue.Views')}>
      <ul>
        {queueViews.map((view) => (
          <li key={view.name}>
            <a
              href={hrefOf(queryText(view.filter))}
              aria-current={view === current ? 'page' : undefined}
            >
              {t(view.name)} <ViewCount of={counts[view.key]} />
            </a>
          </li>
        ))}
        {filters.map(({ id, name, query: kept, isOwn }) => (
          <li key={id}>
            <a
              href={hrefOf(kept)}
              aria-current={kept === query ? 'page' : undefined}
              title={isOwn ? undefined : t('Queue.Shared')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** `1,000+` where counting ended. */
function ViewCount({ of }: { of: number }) {
  const { t, format } = useTexts()
  return (
    <span className={styles.viewCount}>
      {of >= queueLimits.counted
        ? t('Inbox.AtLeast', { number: format.number(of) })
        : format.number(of)}
    </span>
  )
}
