import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import type { ImportListName } from '@portal/core/content-import/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Screen } from '../../../parts/screen.tsx'
import { CheckFile } from './check-file.tsx'
import { importsQuery, type ListedImport } from './queries.ts'

const colors = { checked: 'yellow', applied: 'green', refused: 'red' } as const

/** Files that staff brought, newest first, and a form for the next one. */
export function ImportsScreen({ list }: { list: ImportListName }) {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { imports } = useSuspenseQuery(importsQuery()).data
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('ContentImport.Title')}</PageTitle>
          <p>{t('ContentImport.Lead')}</p>
          <p>
            <a href="/imports/legistar">{t('Legistar.Link')}</a>
          </p>
        </Stack>
        {mayCall(roles, 'checkContentImport') && <CheckFile list={list} />}
        <Imports rows={imports} />
      </Stack>
    </Screen>
  )
}

function Imports({ rows }: { rows: readonly ListedImport[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<ListedImport>[] = [
    {
      key: 'name',
      header: t('ContentImport.Name'),
      isRowHeader: true,
      render: ({ id, name }) => <a href={`/imports/${id}`}>{name}</a>,
    },
    {
      key: 'status',
      header: t('ContentImport.Status'),
      render: ({ status }) => (
        <StatusBadge color={colors[status]}>{t(`ContentImport.Status_${status}`)}</StatusBadge>
      ),
    },
    {
      key: 'rows',
      header: t('ContentImport.Rows'),
      align: 'end',
      render: ({ rowCount }) => format.number(rowCount),
    },
    {
      key: 'errors',
      header: t('ContentImport.Errors'),
      align: 'end',
      render: ({ errorCount }) => format.number(errorCount),
    },
    {
      key: 'by',
      header: t('ContentImport.By'),
      render: ({ by, source }) => (source === null ? by : t('ContentImport.BySource')),
    },
    {
      key: 'when',
      header: t('ContentImport.When'),
      isOneLine: true,
      render: ({ createdAt }) => format.date(createdAt, 'dayTime'),
    },
  ]
  return (
    <Stack>
      <h2>{t('ContentImport.Imports')}</h2>
      <Table
        caption={t('ContentImport.Imports')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isRowLink
        empty={<EmptyState title={t('ContentImport.None')} />}
      />
    </Stack>
  )
}
