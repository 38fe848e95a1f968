import { useState } from 'react'
import { permitNumberText } from '@portal/core/permits/rules'
import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from '../../casework/case-queue/queue.module.css'
import { listHref, permitHref, type PermitSearch, queryText } from './desk-search.ts'
import type { DeskPermitItem, PermitPage } from './queries.ts'

interface Step {
  readonly href: string
  readonly number: string
}

interface Steps {
  readonly previous: Step | null
  readonly next: Step | null
}

function stepsAt(search: PermitSearch, { data }: PermitPage, openId: string): Steps | null {
  const at = data.findIndex(({ id }) => id === openId)
  if (at < 0) return null
  const stepTo = (row: DeskPermitItem | undefined): Step | null =>
    row ? { href: permitHref(row.id, queryText(search)), number: permitNumberText(row) } : null
  return { previous: stepTo(data[at - 1]), next: stepTo(data[at + 1]) }
}

/** Remembered: a permit that was moved on may leave the list, and the clerk still goes on. */
export function useSteps(search: PermitSearch, page: PermitPage, openId: string): Steps {
  const now = stepsAt(search, page, openId)
  const [kept, setKept] = useState<{ openId: string; steps: Steps } | null>(null)
  if (
    now &&
    (kept?.openId !== openId ||
      kept.steps.next?.href !== now.next?.href ||
      kept.steps.previous?.href !== now.previous?.href)
  )
    setKept({ openId, steps: now })
  if (now) return now
  return kept?.openId === openId ? kept.steps : { previous: null, next: null }
}

interface PermitStepsProps {
  search: PermitSearch
  page: PermitPage
  openId: string
}

/** From one permit of the list to the next. */
export function PermitSteps({ search, page, openId }: PermitStepsProps) {
  const { t } = useTexts()
  const { previous, next } = useSteps(search, page, openId)
  return (
    <nav className={styles.steps} aria-label={t('PermitDesk.Title')}>
      <a href={listHref(search)} className={styles.back}>
        <ArrowLeftIcon size="small" /> {t('Rail.BackToList')}
      </a>
      {previous && (
        <a href={previous.href} rel="prev" className={styles.step}>
          <ChevronLeftIcon size="small" />
          <VisuallyHidden>
            {t('PermitDesk.PreviousPermit', { number: previous.number })}
          </VisuallyHidden>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.step}>
          <span>{t('PermitDesk.NextPermit', { number: next.number })}</span>
          <ChevronRightIcon size="small" />
        </a>
      )}
    </nav>
  )
}
