import { type MouseEvent, useEffect, useRef } from 'react'
import { useTexts } from '../texts/index.tsx'
import { Banner } from './banner.tsx'
import styles from './error-summary.module.css'

interface ErrorSummaryProps {
  /** In form order. `field` is the control's id, by default its name. */
  errors: readonly { field?: string; message: string }[]
  /** Default: `Util.FormContainsErrors`. */
  title?: string
  /** `warn` for a question instead of errors. */
  tone?: 'error' | 'warn'
}

/** Takes focus when it appears; give a `key` per submission to repeat that. */
export function ErrorSummary({ errors, title, tone = 'error' }: ErrorSummaryProps) {
  const { t } = useTexts()
  const ref = useRef<HTMLDivElement>(null)
  const hasErrors = errors.length > 0
  useEffect(() => {
    if (hasErrors) ref.current?.focus()
  }, [hasErrors])
  if (!hasErrors) return null
  return (
    <div ref={ref} tabIndex={-1} role="alert" className={styles.summary}>
      <Banner tone={tone} title={title ?? t('Util.FormContainsErrors')}>
        <ul className={styles.list}>
          {errors.map(({ field, message }) => (
            <li key={`${field} ${message}`}>
              {field ? (
                <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

function goTo(event: MouseEvent<HTMLAnchorElement>, field: string) {
  // Where a page has several of a form, their fields have ids of their own.
  const own = `[name="${CSS.escape(field)}"]`
  const control =
    document.getElementById(field) ??
    event.currentTarget.closest('form')?.querySelector<HTMLElement>(own)
  if (!control) return
  event.preventDefault()
  control.focus()
}
