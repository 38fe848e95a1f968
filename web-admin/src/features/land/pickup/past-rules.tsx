import { Stack } from '@portal/web-ui/layout'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import type { PickupDesk, PickupRule } from './queries.ts'
import { useRuleWords } from './use-rule-words.ts'

/** Rules that no longer count, the newest first. */
export function PastRules({ desk: { rules, today, districts } }: { desk: PickupDesk }) {
  const { t, format } = useTexts()
  const words = useRuleWords(districts)
  const past = rules.filter(
    ({ withdrawnAt, toDay, movedTo }) => withdrawnAt !== null || (movedTo ?? toDay) < today,
  )
  const columns: readonly Column<PickupRule>[] = [
    {
      key: 'what',
      header: t('PickupCalendar.What'),
      isRowHeader: true,
      render: (rule) => words.what(rule),
    },
    { key: 'when', header: t('PickupCalendar.When'), render: (rule) => words.when(rule) },
    {
      key: 'where',
      header: t('PickupCalendar.Where'),
      render: ({ district }) => words.districtName(district),
    },
    {
      key: 'end',
      header: t('PickupCalendar.Outcome'),
      render: ({ withdrawnAt }) =>
        withdrawnAt
          ? t('PickupCalendar.TakenBackAt', { date: format.date(withdrawnAt, 'dayTime') })
          : t('PickupCalendar.Passed'),
    },
  ]
  return (
    <section aria-labelledby="history">
      <Stack>
        <h2 id="history">{t('PickupCalendar.History')}</h2>
        <p>{past.length === 0 ? t('PickupCalendar.NoHistory') : t('PickupCalendar.HistoryLead')}</p>
        {past.length > 0 && (
          <Table
            caption={t('PickupCalendar.History')}
            isCaptionHidden
            columns={columns}
            rows={past}
            rowKey={({ id }) => id}
          />
        )}
      </Stack>
    </section>
  )
}
