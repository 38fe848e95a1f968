import type { ReactNode } from 'react'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './audit.module.css'
import { EntryChanges } from './entry-changes.tsx'
import type { AuditEntry } from './queries.ts'
import { recordHref } from './record-href.ts'

interface EntryTableProps {
  readonly entries: readonly AuditEntry[]
  readonly empty: ReactNode
}

export function EntryTable({ entries, empty }: EntryTableProps) {
  const texts = useTexts()
  return (
    <Table
      caption={texts.t('Audit.Title')}
      isCaptionHidden
      columns={columnsOf(texts)}
      rows={entries}
      rowKey={({ id }) => id}
      empty={empty}
    />
  )
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<AuditEntry>[] => [
  {
    key: 'what',
    header: t('Audit.Operation'),
    isRowHeader: true,
    render: ({ operationName, kind, kindName, recordId, record }) => {
      const href = recordHref(kind, recordId)
      const name = `${kindName} ${record ?? recordId}`
      return (
        <span className={styles.what}>
          {operationName}
          <span className={styles.soft}>{href ? <a href={href}>{name}</a> : name}</span>
        </span>
      )
    },
  },
  {
    key: 'changes',
    header: t('Audit.Changes'),
    render: (entry) => <EntryChanges entry={entry} />,
  },
  {
    key: 'who',
    header: t('Audit.Who'),
    render: ({ who, at, app, ipAddress, device }) => (
      <span className={styles.by}>
        {who.id === null ? who.name : <a href={`/people/${who.id}`}>{who.name}</a>}
        <time dateTime={at}>{format.date(at, 'dayTime')}</time>
        <span className={styles.soft}>
          {[who.email, app && t(`Audit.app-${app}`), device, ipAddress]
            .filter((part) => part !== null)
            .join(', ')}
        </span>
      </span>
    ),
  },
]
