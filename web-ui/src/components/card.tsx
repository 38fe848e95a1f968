import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** `h2` unless the card is below another heading. */
  heading?: 'h2' | 'h3'
  /** Beside the title, such as a link or button. */
  aside?: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

export function Card({ title, heading: Heading = 'h2', aside, children, actions }: CardProps) {
  // Only with a heading is it a section.
  const Panel = title ? 'section' : 'div'
  return (
    <Panel className={styles.card}>
      {(title || aside) && (
        <header className={styles.head}>
          {title && <Heading>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </Panel>
  )
}
