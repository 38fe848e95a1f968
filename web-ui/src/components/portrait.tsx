import { UserIcon } from './icons.tsx'
import styles from './portrait.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PortraitProps {
  url: string | null
  alt: string
  /** Shown without a picture. */
  none: string
}

export function Portrait({ url, alt, none }: PortraitProps) {
  if (url) return <img src={url} alt={alt} className={styles.portrait} />
  return (
    <span className={styles.portrait}>
      <UserIcon />
      <VisuallyHidden>{none}</VisuallyHidden>
    </span>
  )
}
