import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** For an element that is filled by a script, such as an editor. */
export const proseClass = styles.prose

/** `html` must have been sanitized on the server. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html !== undefined)
    // oxlint-disable-next-line react/no-danger -- rich text of our own staff, cleaned when it was saved
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  return <div className={styles.prose}>{children}</div>
}
