import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { type Slowdown, slowdownsQuery } from './queries.ts'

export function SlowedCallersScreen() {
  const texts = useTexts()
  const { t } = texts
  const { data } = useSuspenseQuery(slowdownsQuery())
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('Slowdowns.Title')}</PageTitle>
          <p>{t('Slowdowns.Lead')}</p>
          <p>{t('Slowdowns.Help')}</p>
        </Stack>
        <Table
          caption={t('Slowdowns.Title')}
          isCaptionHidden
          columns={columnsOf(texts)}
          rows={data}
          rowKey={({ app, caller, callerKind, hour, weight }) =>
            [hour, app, weight, callerKind, caller].join()
          }
          empty={<EmptyState title={t('Slowdowns.None')}>{t('Slowdowns.NoneText')}</EmptyState>}
        />
      </Stack>
    </Screen>
  )
}

const columnsOf = ({ t, format }: ReturnType<typeof useTexts>): readonly Column<Slowdown>[] => [
  {
    key: 'hour',
    header: t('Slowdowns.Hour'),
    isRowHeader: true,
    isOneLine: true,
    render: ({ hour }) => format.date(hour, 'dayTime'),
  },
  { key: 'app', header: t('Slowdowns.App'), render: ({ app }) => t(`Slowdowns.app-${app}`) },
  {
    key: 'weight',
    header: t('Slowdowns.Weight'),
    render: ({ weight }) => t(`Slowdowns.weight-${weight}`),
  },
  {
    key: 'caller',
    header: t('Slowdowns.Caller'),
    render: ({ callerKind }) => t(`Slowdowns.caller-${callerKind}`),
  },
  { key: 'network', header: t('Slowdowns.Network'), render: ({ network }) => network ?? '–' },
  {
    key: 'code',
    header: t('Slowdowns.Code'),
    render: ({ caller }) => (caller === 'others' ? t('Slowdowns.CodeOthers') : caller),
  },
  {
    key: 'refusals',
    header: t('Slowdowns.Refusals'),
    align: 'end',
    render: ({ refusals }) => format.number(refusals),
  },
]
