import type { ReactNode } from 'react'
import { ArrowLeftIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import styles from './catalogue.module.css'

/** A service's screen: its title below the way back to the list. */
export function ServiceFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTexts()
  return (
    <Screen>
      <Stack gap="wide">
        <p>
          <a href="/activities" className={styles.back}>
            <ArrowLeftIcon size="small" />
            {t('Activities.BackToList')}
          </a>
        </p>
        <PageTitle>{title}</PageTitle>
        {children}
      </Stack>
    </Screen>
  )
}
