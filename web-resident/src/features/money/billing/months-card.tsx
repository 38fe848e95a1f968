import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { Details } from './folded.tsx'
import styles from './months-card.module.css'
import { picture } from './months.ts'
import type { BillingHistory } from './queries.ts'

type Month = BillingHistory['historyMonthly'][number]

interface MonthsProps {
  /** Newest first. */
  months: readonly Month[]
}

/** Bills and payments by month: a chart, and a table for screen readers. */
export function MonthsCard({ months }: MonthsProps) {
  const { t } = useTexts()
  return (
    <Card title={t('Bills.Months')}>
      <Picture months={months} />
      <Details summary={t('Bills.MonthsTable')}>
        <MonthsTable months={months} />
      </Details>
    </Card>
  )
}

function Picture({ months }: MonthsProps) {
  const { t, format } = useTexts()
  const { topCents, months: names, bars } = picture(months)
  return (
    <figure
      className={styles.figure}
      aria-label={t('Bills.MonthsText', { amount: format.money(topCents) })}
    >
      <figcaption className={styles.legend}>
        <span data-kind="billed">{t('Bills.Billed')}</span>
        <span data-kind="paid">{t('Bills.Paid')}</span>
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.axis}>
          {[topCents, topCents / 2, 0].map((cents) => (
            <span key={cents}>{format.money(cents).replace(/[.,]00$/, '')}</span>
          ))}
        </div>
        <svg viewBox="0 0 120 100" preserveAspectRatio="none" className={styles.bars}>
          {[0, 50, 100].map((y) => (
            <path key={y} d={`M0 ${y}h120`} />
          ))}
          {bars.map(({ month, kind, ...box }) => (
            <rect key={`${month} ${kind}`} data-kind={kind} {...box} />
          ))}
        </svg>
        <div className={styles.months}>
          {names.map((month) => (
            <span key={month}>{format.date(`${month}-01`, 'month')}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}

function MonthsTable({ months }: MonthsProps) {
  const { t, format } = useTexts()
  const money = (dollars: number) => format.money(centsOf(dollars))
  const columns: readonly Column<Month>[] = [
    {
      key: 'month',
      header: t('Bills.Month'),
      isRowHeader: true,
      render: ({ month }) => format.date(`${month}-01`, 'monthYear'),
    },
    {
      key: 'billed',
      header: t('Bills.Billed'),
      align: 'end',
      render: ({ billedAmount }) => money(billedAmount),
    },
    {
      key: 'paid',
      header: t('Bills.Paid'),
      align: 'end',
      render: ({ paidAmount }) => money(paidAmount),
    },
  ]
  return (
    <Table
      caption={t('Bills.Months')}
      isCaptionHidden
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
    />
  )
}
