import type { ReactNode } from 'react'
import type { Tone } from '../components/banner.tsx'
import { Banner } from '../components/banner.tsx'
import styles from './page-notice.module.css'

/** Above the page's content, such as why the visitor arrived here. */
export function PageNotice({ tone = 'info', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <Banner tone={tone}>{children}</Banner>
    </div>
  )
}
