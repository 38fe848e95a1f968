import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { batchesQuery, type ListedBatch } from './queries.ts'

const colors = { staged: 'yellow', applied: 'green', refused: 'red' } as const

export function BatchStatus({ status }: Pick<ListedBatch, 'status'>) {
  const { t } = useTexts()
  return <StatusBadge color={colors[status]}>{t(`Imports.Status_${status}`)}</StatusBadge>
}

/** What the billing system sent, newest first. */
export function BatchesScreen() {
  const { t, format } = useTexts()
  const { data: batches } = useSuspenseQuery(batchesQuery())
  const columns: readonly Column<ListedBatch>[] = [
    {
      key: 'batch',
      header: t('Imports.Batch'),
      isRowHeader: true,
      render: ({ batchId }) => (
        <a href={`/billing_imports/${encodeURIComponent(batchId)}`}>{batchId}</a>
      ),
    },
    {
      key: 'status',
      header: t('Imports.Status'),
      render: ({ status }) => <BatchStatus status={status} />,
    },
    { key: 'kind', header: t('Imports.Kind'), render: ({ kind }) => t(`Imports.Kind_${kind}`) },
    {
      key: 'rows',
      header: t('Imports.Rows'),
      align: 'end',
      render: ({ rowCount }) => format.number(rowCount),
    },
    {
      key: 'errors',
      header: t('Imports.Errors'),
      align: 'end',
      render: ({ errorCount }) => format.number(errorCount),
    },
    {
      key: 'received',
      header: t('Imports.Received'),
      render: ({ createdAt }) => format.date(createdAt, 'dayTime'),
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Imports.Title')}</PageTitle>
          <p>{t('Imports.Lead')}</p>
        </Stack>
        <Table
          caption={t('Imports.Title')}
          isCaptionHidden
          columns={columns}
          rows={batches}
          rowKey={({ batchId }) => batchId}
          empty={<EmptyState title={t('Imports.None')}>{t('Imports.NoneText')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}
