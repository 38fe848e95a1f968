import type { ReactNode } from 'react'
import { PinIcon } from './icons.tsx'
import styles from './pictured.module.css'
import { PermitIcon } from './topic-icons.tsx'

interface Pictureable {
  /** URL of a small picture; null without one. */
  thumbnail: string | null
  /** `Case` for a report; anything else is a permit. */
  type: string
}

interface PicturedProps {
  of: Pictureable
  /** Whether any entry has a picture; without one, none is shown. */
  isShown: boolean
  children: ReactNode
}

export const havePictures = (list: readonly Pictureable[]): boolean =>
  list.some(({ thumbnail }) => thumbnail !== null)

/** A list entry beside its picture, or its type's icon; decorative (WCAG 1.1.1). */
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
