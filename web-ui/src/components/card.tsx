import type { ReactNode } from 'react'
import styles from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** `h2` unless the card stands below another heading. */
  heading?: 'h2' | 'h3'
  /** Beside the title: a link to all of it, a button. */
  aside?: ReactNode
  children?: ReactNode
  /** Buttons at its foot. */
  actions?: ReactNode
}

/** A panel for things that belong together. */
export function Card({ title, heading: Heading = 'h2', aside, children, actions }: CardProps) {
  // A section is what a heading opens.
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
