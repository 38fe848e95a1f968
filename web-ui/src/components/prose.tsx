import type { ReactNode } from 'react'
import styles from './prose.module.css'

/** Running text. `html` is rich text that was cleaned on its way in; never pass anything else. */
export function Prose({ html, children }: { html?: string; children?: ReactNode }) {
  if (html !== undefined)
    // oxlint-disable-next-line react/no-danger -- rich text of our own staff, cleaned when it was saved
    return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
  return <div className={styles.prose}>{children}</div>
}
