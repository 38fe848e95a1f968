import { useTexts } from '@portal/web-ui/texts'
import styles from './desk-frame.module.css'

export interface ListView {
  readonly href: string
  readonly label: string
  readonly isCurrent: boolean
  /** With it, counted up to `most`. */
  readonly count?: number
  readonly hint?: string | undefined
}

interface ViewsBarProps {
  label: string
  views: readonly ListView[]
  /** Counting stops here. */
  most: number
}

/** Ready views of a list, and saved ones. */
export function ViewsBar({ label, views, most }: ViewsBarProps) {
  const { t, format } = useTexts()
  return (
    <nav className={styles.views} aria-label={label}>
      <ul>
        {views.map(({ href, label: name, isCurrent, count, hint }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} title={hint}>
              {name}
              {count !== undefined && ' '}
              {count !== undefined && (
                <span className={styles.viewCount}>
                  {count >= most
                    ? t('Inbox.AtLeast', { number: format.number(count) })
                    : format.number(count)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
