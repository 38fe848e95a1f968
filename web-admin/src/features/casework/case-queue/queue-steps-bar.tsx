import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { type QueueSearch, queueHref } from './desk-search.ts'
import type { DeskQueue } from './queries.ts'
import { useSteps } from './queue-steps.ts'
import styles from './queue.module.css'

interface StepsProps {
  search: QueueSearch
  queue: DeskQueue
  openId: string
}

/** From one request of the list to the next, also where a page ends. */
export function Steps({ search, queue, openId }: StepsProps) {
  const { t } = useTexts()
  const { previous, next } = useSteps(search, queue, openId)
  return (
    <nav className={styles.steps} aria-label={t('Desk.Title')}>
      <a href={queueHref(search)} className={styles.back}>
        <ArrowLeftIcon size="small" /> {t('Rail.BackToList')}
      </a>
      {previous && (
        <a href={previous.href} rel="prev" className={styles.step}>
          <ChevronLeftIcon size="small" />
          <VisuallyHidden>
            {previous.row
              ? t('Queue.PreviousNamed', { title: previous.row.title, number: previous.row.number })
              : t('Queue.PreviousRequest')}
          </VisuallyHidden>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.step}>
          <span>
            {next.row
              ? t('Desk.NextRequest', { title: next.row.title, number: next.row.number })
              : t('Queue.NextRequest')}
          </span>
          <ChevronRightIcon size="small" />
        </a>
      )}
    </nav>
  )
}
