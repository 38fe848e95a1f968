import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

/** The colours of the specification's statuses; gray is one it does not know. */
export type StatusColor = 'blue' | 'green' | 'orange' | 'yellow' | 'red' | 'gray'

/** A status as a word, a dot and a colour. */
export function StatusBadge({ color, children }: { color: StatusColor; children: ReactNode }) {
  return (
    <span className={styles.badge} data-color={color}>
      {children}
    </span>
  )
}
