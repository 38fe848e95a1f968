import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import styles from './account-frame.module.css'
import { accountSections, type SectionName, sectionNames } from './sections.ts'

interface AccountFrameProps {
  /** Null is the overview. */
  current: SectionName | null
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A screen beside the menu of sections; on a phone the overview is the menu. */
export function AccountFrame({ current, title, lead, children }: AccountFrameProps) {
  const { t } = useTexts()
  return (
    <PlainScreen title={title} lead={lead}>
      <div className={styles.frame}>
        {current && (
          <p className={styles.back}>
            <a href="/account">
              <ArrowLeftIcon size="small" />
              {t('Profile.Title')}
            </a>
          </p>
        )}
        <nav aria-label={t('Profile.Title')} className={styles.menu}>
          <ul>
            <li>
              <a href="/account" aria-current={current === null ? 'page' : undefined}>
                {t('AccountSections.Overview')}
              </a>
            </li>
            {sectionNames.map((name) => (
              <li key={name}>
                <a
                  href={accountSections[name].path}
                  aria-current={name === current ? 'page' : undefined}
                >
                  {t(accountSections[name].title)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.content}>{children}</div>
      </div>
    </PlainScreen>
  )
}
