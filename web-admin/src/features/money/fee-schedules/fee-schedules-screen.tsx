import { useSuspenseQuery } from '@tanstack/react-query'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Screen } from '../../../parts/screen.tsx'
import { type FeeSchedule, feeSchedulesQuery } from './queries.ts'
import { byKind, standingOf } from './versions.ts'

interface Kind {
  readonly kind: string
  readonly newest: FeeSchedule
  readonly current: FeeSchedule | undefined
  readonly next: FeeSchedule | undefined
}

/** What permits and licenses cost, by kind. */
export function FeeSchedulesScreen() {
  const { t, format, language } = useTexts()
  const { today, schedules } = useSuspenseQuery(feeSchedulesQuery()).data
  const rows = byKind(schedules).flatMap((versions): Kind[] => {
    const [newest] = versions
    if (!newest) return []
    const at = (wanted: string) =>
      versions.findLast((version) => standingOf(version, today) === wanted)
    return [{ kind: newest.kind, newest, current: at('InForceNow'), next: at('Later') }]
  })
  const columns: readonly Column<Kind>[] = [
    {
      key: 'kind',
      header: t('FeeSchedules.Kind'),
      isRowHeader: true,
      render: ({ kind, newest }) => (
        <a href={`/fee_schedules/${kind}`}>{language === 'es' ? newest.nameEs : newest.name}</a>
      ),
    },
    { key: 'key', header: t('FeeSchedules.Key'), render: ({ kind }) => <code>{kind}</code> },
    {
      key: 'now',
      header: t('FeeSchedules.Now'),
      render: ({ current }) => (current ? format.date(current.fromDay) : '–'),
    },
    {
      key: 'next',
      header: t('FeeSchedules.Next'),
      render: ({ next }) => (next ? format.date(next.fromDay) : '–'),
    },
    {
      key: 'source',
      header: t('FeeSchedules.Source'),
      render: ({ current, newest }) => (current ?? newest).source,
    },
  ]
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('FeeSchedules.Title')}</PageTitle>
          <p>{t('FeeSchedules.Lead')}</p>
        </Stack>
        <Table
          caption={t('FeeSchedules.Title')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          rowKey={({ kind }) => kind}
          empty={<EmptyState title={t('FeeSchedules.None')} />}
        />
      </Stack>
    </Screen>
  )
}
