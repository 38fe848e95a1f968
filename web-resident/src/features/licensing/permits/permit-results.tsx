import { permitHref, permitLimits, permitNumberText } from '@portal/core/permits/rules'
import { EmptyState } from '@portal/web-ui/empty-state'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { FoundPermit } from './queries.ts'
import { StatusName } from './status-name.tsx'

/** Of a row's link. */
export const rowIdOf = ({ year, number }: Readonly<Record<'year' | 'number', string | number>>) =>
  `permit-${year}-${number}`

interface PermitResultsProps {
  permits: readonly FoundPermit[]
  /** The search's own address with this permit's details. */
  detailsHref: (permit: string) => string
}

/** A row opens its details (spec, resident section 2, /permit-search). */
export function PermitResults({ permits, detailsHref }: PermitResultsProps) {
  const { t, format } = useTexts()
  const columns: readonly Column<FoundPermit>[] = [
    {
      key: 'number',
      header: t('Permits.ColumnNumber'),
      isRowHeader: true,
      isOneLine: true,
      render: ({ year, number }) => (
        <a id={rowIdOf({ year, number })} href={detailsHref(`${year}-${number}`)}>
          {permitNumberText({ year, number })}
        </a>
      ),
    },
    { key: 'year', header: t('Permits.ColumnYear'), render: ({ year }) => String(year) },
    {
      key: 'address',
      header: t('Permits.ColumnAddress'),
      render: (row) => `${row.StreetNumber} ${row.StreetName} ${row.StreetSuffix}`,
    },
    { key: 'kind', header: t('Permits.Kind'), render: ({ kind }) => kind },
    ...(permits.some(({ Name }) => Name !== '')
      ? [{ key: 'name', header: t('Permits.ColumnName'), render: ({ Name }: FoundPermit) => Name }]
      : []),
    {
      key: 'status',
      header: t('Permits.ColumnStatus'),
      render: ({ status }) => <StatusName status={status} />,
    },
  ]
  const isCut = permits.length === permitLimits.found
  return (
    <>
      {permits.length > 0 && (
        <p>
          {isCut
            ? t('Permits.FoundFirst', { number: format.number(permits.length) })
            : t('Permits.Found', { count: permits.length })}
        </p>
      )}
      <Table
        caption={t('Permits.Results')}
        isCaptionHidden
        columns={columns}
        rows={permits}
        rowKey={permitHref}
        isRowLink
        empty={<EmptyState title={t('Permits.None')}>{t('Permits.NoneText')}</EmptyState>}
      />
    </>
  )
}
