import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Banner } from '@portal/web-ui/banner'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { RowErrors } from '../../../parts/row-errors.tsx'
import { Screen } from '../../../parts/screen.tsx'
import { ImportForm } from './import-form.tsx'
import { LayerImport } from './layer-import.tsx'
import {
  type ListedParcelImport,
  type ParcelImport,
  parcelImportQuery,
  parcelImportsQuery,
} from './queries.ts'

const colors = { staged: 'yellow', applied: 'green', refused: 'red' } as const

/** The imports of parcels, newest first; administrators send one. */
export function ParcelsScreen({ chosen }: { chosen: string | undefined }) {
  const { t } = useTexts()
  const isAdministrator = useApp().page.viewer.roles.includes('administrator')
  const { data } = useSuspenseQuery(parcelImportsQuery())
  // The loader has it.
  const { data: shown } = useQuery({
    ...parcelImportQuery(chosen ?? ''),
    enabled: chosen !== undefined,
  })
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Parcels.Title')}</PageTitle>
          <p>{t('Parcels.Lead')}</p>
          <p>
            <strong>{t('Parcels.Count', { count: data.parcelCount })}</strong>
          </p>
        </Stack>
        {shown && <Result of={shown} />}
        {isAdministrator && <ImportForm />}
        {isAdministrator && <LayerImport last={data.layer} />}
        <Imports rows={data.imports} />
      </Stack>
    </Screen>
  )
}

function Imports({ rows }: { rows: readonly ListedParcelImport[] }) {
  const { t, format } = useTexts()
  const number = (key: string, header: string, of: (row: ListedParcelImport) => number) =>
    ({
      key,
      header,
      align: 'end',
      render: (row: ListedParcelImport) => format.number(of(row)),
    }) as const
  const columns: readonly Column<ListedParcelImport>[] = [
    {
      key: 'name',
      header: t('Parcels.Name'),
      isRowHeader: true,
      render: ({ batchId }) => (
        <a href={`/parcels?import=${encodeURIComponent(batchId)}`}>{batchId}</a>
      ),
    },
    {
      key: 'status',
      header: t('Parcels.Status'),
      render: ({ status }) => (
        <StatusBadge color={colors[status]}>{t(`Parcels.Status_${status}`)}</StatusBadge>
      ),
    },
    { key: 'kind', header: t('Parcels.Kind'), render: ({ kind }) => t(`Parcels.Kind_${kind}`) },
    number('rows', t('Parcels.Rows'), ({ rowCount }) => rowCount),
    number('retired', t('Parcels.Retired'), ({ retiredCount }) => retiredCount),
    number('errors', t('Parcels.Errors'), ({ errorCount }) => errorCount),
    {
      key: 'when',
      header: t('Parcels.When'),
      render: ({ createdAt }) => format.date(createdAt, 'dayTime'),
    },
  ]
  return (
    <Stack>
      <h2>{t('Parcels.ImportsTitle')}</h2>
      <Table
        caption={t('Parcels.ImportsTitle')}
        isCaptionHidden
        columns={columns}
        rows={rows}
        rowKey={({ batchId }) => batchId}
        empty={<EmptyState title={t('Parcels.NoImports')} />}
      />
    </Stack>
  )
}

/** Of one import: in effect, or its errors. */
function Result({ of: { batchId, status, errors, errorCount } }: { of: ParcelImport }) {
  const { t, format } = useTexts()
  if (status !== 'refused')
    return (
      <Banner tone={status === 'applied' ? 'success' : 'warn'} title={batchId} live="status">
        {t(status === 'applied' ? 'Parcels.Applied' : 'Parcels.Status_staged')}
      </Banner>
    )
  return (
    <Stack>
      <Banner tone="error" title={batchId} live="alert">
        {t('Parcels.RefusedNotice')}
      </Banner>
      <h2>{t('Parcels.ErrorsTitle', { name: batchId })}</h2>
      <p>
        {t('Parcels.ErrorsShown', {
          shown: format.number(errors.length),
          total: format.number(errorCount),
        })}
      </p>
      <RowErrors
        caption={t('Parcels.Errors')}
        errors={errors}
        group="ParcelImportError"
        placeOf={({ line }) => format.number(line)}
      />
    </Stack>
  )
}
