import { UserIcon } from './icons.tsx'
import styles from './portrait.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PortraitProps {
  url: string | null
  /** What the picture shows. */
  alt: string
  /** Says that there is none. */
  none: string
}

/** Somebody's picture, or the stand-in for one. */
export function Portrait({ url, alt, none }: PortraitProps) {
  if (url) return <img src={url} alt={alt} className={styles.portrait} />
  return (
    <span className={styles.portrait}>
      <UserIcon />
      <VisuallyHidden>{none}</VisuallyHidden>
    </span>
  )
}
