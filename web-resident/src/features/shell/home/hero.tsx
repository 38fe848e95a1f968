import type { ReactNode } from 'react'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import styles from './hero.module.css'

interface HeroProps {
  way: 'narrow' | 'wide'
  children: ReactNode
}

export function Hero({ way, children }: HeroProps) {
  const { t } = useTexts()
  return (
    <div className={styles.hero}>
      <div className={styles.inner} data-way={way}>
        <PageTitle>{t('Home.Title')}</PageTitle>
        <p className={styles.lead}>{t('Home.Lead')}</p>
        <div className={styles.way}>{children}</div>
      </div>
    </div>
  )
}
