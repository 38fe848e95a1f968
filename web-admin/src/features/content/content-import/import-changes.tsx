import { fileColumn, importLimits } from '@portal/core/content-import/rules'
import { Stack } from '@portal/web-ui/layout'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './imports.module.css'
import type { ContentImport, ImportChange } from './queries.ts'

const colors = {
  added: 'green',
  changed: 'blue',
  kept: 'yellow',
  missing: 'gray',
  unchanged: 'gray',
} as const

/** Records that would change, with what they say now and would say. */
export function ImportChanges({ of: { changes } }: { of: ContentImport }) {
  const { t, format } = useTexts()
  const missing = changes.filter(({ state }) => state === 'missing')
  const rows = changes.filter(({ state }) => state !== 'missing')
  const columns: readonly Column<ImportChange>[] = [
    {
      key: 'key',
      header: t('ContentImport.Record'),
      isRowHeader: true,
      render: ({ key, list }) => (
        <>
          {t(`ContentImport.Lists_${list}`)}: <strong className={styles.key}>{key}</strong>
        </>
      ),
    },
    {
      key: 'state',
      header: t('ContentImport.State'),
      render: ({ state }) => (
        <StatusBadge color={colors[state]}>{t(`ContentImport.State_${state}`)}</StatusBadge>
      ),
    },
    {
      key: 'fields',
      header: t('ContentImport.Changes'),
      render: (change) => <Fields of={change} />,
    },
  ]
  return (
    <>
      {rows.length > 0 && (
        <Stack>
          <h2>{t('ContentImport.Changes')}</h2>
          {changes.length === importLimits.shown && (
            <p>{t('ContentImport.ChangesShown', { shown: format.number(changes.length) })}</p>
          )}
          <Table
            caption={t('ContentImport.Changes')}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ list, key }) => `${list} ${key}`}
          />
        </Stack>
      )}
      {missing.length > 0 && (
        <details className={styles.more}>
          <summary>{t('ContentImport.State_missing')}</summary>
          <p>{t('ContentImport.MissingHint')}</p>
          <ul className={styles.columns}>
            {missing.map(({ list, key }) => (
              <li key={`${list} ${key}`} className={styles.key}>
                {t(`ContentImport.Lists_${list}`)}: {key}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Fields({ of: { list, fields } }: { of: ImportChange }) {
  const { t } = useTexts()
  const shown = (text: string | null) => text || t('ContentImport.Nothing')
  if (fields.length === 0) return null
  return (
    <dl className={styles.fields}>
      {fields.map(({ column, before, after }) => (
        <div key={column}>
          <dt>
            <code>{fileColumn(list, column)}</code>
          </dt>
          <dd>{t('ContentImport.Was', { text: shown(before) })}</dd>
          <dd>{t('ContentImport.Becomes', { text: shown(after) })}</dd>
        </div>
      ))}
    </dl>
  )
}
