import type { ReactNode } from 'react'
import { Section, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import styles from './plain-screen.module.css'

interface PlainScreenProps {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}

export function PlainScreen({ title, lead, children }: PlainScreenProps) {
  return (
    <Section>
      <Stack gap="wide">
        <div className={styles.head}>
          <PageTitle>{title}</PageTitle>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </Stack>
    </Section>
  )
}
