import type { ReactNode } from 'react'
import styles from './pictured.module.css'

interface PicturedProps {
  /** Address of a small picture; null where there is none. */
  thumbnail: string | null
  /** Stands where there is no picture: the icon of the entry's kind. */
  icon: ReactNode
  /** No other of its list has a picture: nothing is to line up with. */
  isAlone: boolean
  children: ReactNode
}

/** An entry of a list beside its picture, which tells nothing that the words do not (WCAG 1.1.1: decorative). */
export function Pictured({ thumbnail, icon, isAlone, children }: PicturedProps) {
  if (isAlone) return children
  return (
    <span className={styles.pictured}>
      <span className={styles.box}>
        {thumbnail === null ? (
          icon
        ) : (
          <img src={thumbnail} alt="" width={56} height={56} loading="lazy" decoding="async" />
        )}
      </span>
      {children}
    </span>
  )
}
