import type { ArrangementState, InstalmentState } from '@portal/core/arrangements/rules'
import { centsOf } from '@portal/core/kernel/rules'
import { useTexts } from '../texts/index.tsx'
import { StatusBadge, type StatusColor } from './status-badge.tsx'
import { Table } from './table.tsx'

const stateColors: Readonly<Record<ArrangementState, StatusColor>> = {
  offered: 'orange',
  kept: 'green',
  missed: 'red',
  declined: 'gray',
  lapsed: 'gray',
  withdrawn: 'gray',
  done: 'green',
  broken: 'red',
}

export function ArrangementBadge({ state }: { state: ArrangementState }) {
  const { t } = useTexts()
  return <StatusBadge color={stateColors[state]}>{t(`Arrangement.state_${state}`)}</StatusBadge>
}

const partColors: Readonly<Record<InstalmentState, StatusColor>> = {
  paid: 'green',
  open: 'blue',
  missed: 'red',
}

interface Instalment {
  /** Dollars. */
  readonly amount: number
  readonly dueOn: string
  readonly state: InstalmentState
}

export function InstalmentTable({ instalments }: { instalments: readonly Instalment[] }) {
  const { t, format } = useTexts()
  return (
    <Table
      caption={t('Arrangement.Instalments')}
      isCaptionHidden
      rows={instalments}
      rowKey={({ dueOn }) => dueOn}
      columns={[
        {
          key: 'due',
          header: t('Arrangement.DueOn'),
          isRowHeader: true,
          render: ({ dueOn }) => <time dateTime={dueOn}>{format.date(dueOn)}</time>,
        },
        {
          key: 'amount',
          header: t('Arrangement.Amount'),
          align: 'end',
          isOneLine: true,
          render: ({ amount }) => format.money(centsOf(amount)),
        },
        {
          key: 'status',
          header: t('Arrangement.Status'),
          render: ({ state }) => (
            <StatusBadge color={partColors[state]}>
              {t(`Arrangement.instalment_${state}`)}
            </StatusBadge>
          ),
        },
      ]}
    />
  )
}
