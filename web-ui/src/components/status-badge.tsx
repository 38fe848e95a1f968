import type { ReactNode } from 'react'
import styles from './status-badge.module.css'

/** The specification's status colors; gray for unknown statuses. */
export type StatusColor = 'blue' | 'green' | 'orange' | 'yellow' | 'red' | 'gray'

export function StatusBadge({ color, children }: { color: StatusColor; children: ReactNode }) {
  return (
    <span className={styles.badge} data-color={color}>
      {children}
    </span>
  )
}
