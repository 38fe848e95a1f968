import type { ReactNode } from 'react'
import styles from './screen.module.css'

/** The ground of a staff screen: it begins beside the menu, not in the middle of the room. */
export function Screen({ children }: { children: ReactNode }) {
  return <div className={styles.screen}>{children}</div>
}
