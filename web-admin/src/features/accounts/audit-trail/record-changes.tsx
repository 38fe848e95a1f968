import { lazy, Suspense, useState } from 'react'
import { mayCall } from '@portal/core/access/rules'
import type { AuditedEntity } from '@portal/core/audit-trail/rules'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import styles from './audit.module.css'

// Its own script: most who open a record never open this.
const RecordEntries = lazy(async () => {
  const { RecordEntries: component } = await import('./record-entries.tsx')
  return { default: component }
})

interface RecordChangesProps {
  readonly kind: AuditedEntity
  /** Without it, of all records of the kind: for screens that list them. */
  readonly id?: string
  /** What they are, on a screen with two kinds. */
  readonly name?: string
}

/**
 * Who changed this record, or these records, on their own screen, for auditors and administrators. Loaded once
 * it is opened, so that the screen costs no more; without JavaScript its link leads to the list.
 */
export function RecordChanges({ kind, id, name }: RecordChangesProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const [isOpen, setIsOpen] = useState(false)
  if (!mayCall(page.viewer.roles, 'listAuditEntries')) return null
  const named = (label: string): string => (name ? `${label}: ${name}` : label)
  return (
    <Screen>
      <section className={styles.record} aria-label={named(t('Audit.Changes'))}>
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary>{named(t('Audit.ShowChanges'))}</summary>
          <Stack>
            <p className={styles.soft}>{t('Audit.ChangesLead')}</p>
            {isOpen && (
              <Suspense>
                <RecordEntries kind={kind} {...(id && { record: id })} />
              </Suspense>
            )}
            <p>
              <a href={`/audit?${new URLSearchParams({ kind, ...(id && { record: id }) })}`}>
                {t('Audit.All')}
              </a>
            </p>
          </Stack>
        </details>
      </section>
    </Screen>
  )
}
