import type { ReactNode } from 'react'
import styles from './screen.module.css'

/** Starts beside the menu, not centered. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
