import type { ReactNode } from 'react'
import { PinIcon } from './icons.tsx'
import styles from './pictured.module.css'
import { PermitIcon } from './topic-icons.tsx'

interface Pictureable {
  /** Address of a small picture; null where there is none. */
  thumbnail: string | null
  /** `Case` for a report; anything else is a permit. */
  type: string
}

interface PicturedProps {
  of: Pictureable
  /** Whether any entry of the list has a picture: without one there is nothing to line up with. */
  isShown: boolean
  children: ReactNode
}

/** Whether a list has pictures. */
export const havePictures = (list: readonly Pictureable[]): boolean =>
  list.some(({ thumbnail }) => thumbnail !== null)

/**
 * An entry of a list beside its picture, or the icon of its type. Neither says more than the words do
 * (WCAG 1.1.1: decorative).
 */
export function Pictured({ of: { thumbnail, type }, isShown, children }: PicturedProps) {
  if (!isShown) return children
  const Icon = type === 'Case' ? PinIcon : PermitIcon
  return (
    <span className={styles.pictured}>
      <span className={styles.box}>
        {thumbnail === null ? (
          <Icon size="large" />
        ) : (
          <img src={thumbnail} alt="" width={56} height={56} loading="lazy" decoding="async" />
        )}
      </span>
      {children}
    </span>
  )
}
