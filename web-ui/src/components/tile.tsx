import type { ReactNode } from 'react'
import { NewTabNote } from './link.tsx'
import styles from './tile.module.css'

interface TileProps {
  href: string
  title: ReactNode
  /** `h3` unless the tiles stand straight below the page's title. */
  heading?: 'h2' | 'h3'
  icon?: ReactNode
  /** `beside` has the icon left of the words. */
  look?: 'beside'
  children?: ReactNode
  newTab?: boolean
}

/** A card that is a link as a whole. Its name is its title; the rest is read as text. */
export function Tile({
  href,
  title,
  heading: Heading = 'h3',
  icon,
  look,
  children,
  newTab,
}: TileProps) {
  return (
    <div className={styles.tile} data-look={look}>
      {icon}
      <Heading>
        <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
          {title}
          {newTab && <NewTabNote />}
        </a>
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
    </div>
  )
}
