import { ArrowLeftIcon, ChevronLeftIcon, ChevronRightIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import styles from './desk-frame.module.css'
import type { Steps } from './kept-steps.ts'

interface StepsBarProps {
  label: string
  /** The list, for phones. */
  backHref: string
  steps: Steps
}

/** From one record of a list to the next. */
export function StepsBar({ label, backHref, steps: { previous, next } }: StepsBarProps) {
  const { t } = useTexts()
  return (
    <nav className={styles.steps} aria-label={label}>
      <a href={backHref} className={styles.back}>
        <ArrowLeftIcon size="small" /> {t('Rail.BackToList')}
      </a>
      {previous && (
        <a href={previous.href} rel="prev" className={styles.step}>
          <ChevronLeftIcon size="small" />
          <VisuallyHidden>{previous.label}</VisuallyHidden>
        </a>
      )}
      {next && (
        <a href={next.href} rel="next" className={styles.step}>
          <span>{next.label}</span>
          <ChevronRightIcon size="small" />
        </a>
      )}
    </nav>
  )
}
