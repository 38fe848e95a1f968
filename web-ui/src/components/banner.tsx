import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { AlertIcon, ErrorIcon, InfoIcon, SuccessIcon } from './icons.tsx'

export type Tone = 'info' | 'warn' | 'error' | 'success'

const icons = { info: InfoIcon, warn: AlertIcon, error: ErrorIcon, success: SuccessIcon }

interface BannerProps {
  tone: Tone
  title?: ReactNode
  children?: ReactNode
  /** Announces a banner that appears after the page. */
  live?: 'status' | 'alert'
}

export function Banner({ tone, title, children, live }: BannerProps) {
  const ToneIcon = icons[tone]
  return (
    <div className={styles.banner} data-tone={tone} role={live}>
      <ToneIcon />
      <div>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
