import type { ReactNode } from 'react'
import { NewTabNote } from './link.tsx'
import styles from './tile.module.css'

interface TileProps {
  href: string
  title: ReactNode
  /** `h2` directly below the page's title. */
  heading?: 'h2' | 'h3'
  icon?: ReactNode
  /** `beside` puts the icon left of the text. */
  look?: 'beside'
  children?: ReactNode
  newTab?: boolean
}

/** A card that is one link, named by its title. */
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
