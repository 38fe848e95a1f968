import { Card } from '@portal/web-ui/card'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import styles from './bill-screen.module.css'
import { Details } from './folded.tsx'
import type { WholeBill } from './queries.ts'

/** Usage in text, by meter readings, and by month as chart and table. */
export function UsageCard({ bill }: { bill: WholeBill }) {
  const { t } = useTexts()
  const { readings, usage, usageHistory, usageTexts } = bill
  if (usage === null && readings.length === 0) return null
  return (
    <Card title={t('Bill.Usage')}>
      {usageTexts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {readings.length > 0 && <Readings bill={bill} />}
      {usageHistory.length > 1 && <Picture bill={bill} />}
    </Card>
  )
}

type Reading = WholeBill['readings'][number]

function Readings({ bill: { readings, usageUnit: unit } }: { bill: WholeBill }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Reading>[] = [
    {
      key: 'meter',
      header: t('Bill.Meter'),
      isRowHeader: true,
      render: ({ meter }) => meter,
    },
    {
      key: 'before',
      header: t('Bill.ReadingBefore'),
      align: 'end',
      render: ({ previous }) => format.number(previous),
    },
    {
      key: 'now',
      header: t('Bill.ReadingNow'),
      align: 'end',
      render: ({ current, isEstimated }) =>
        isEstimated
          ? t('Bill.Estimated', { reading: format.number(current) })
          : format.number(current),
    },
    {
      key: 'used',
      header: unit === '' ? t('Bill.Used') : t('Bill.UsedIn', { unit }),
      align: 'end',
      render: ({ previous, current }) => format.number(current - previous),
    },
  ]
  return (
    <Table
      caption={t('Bill.Meter')}
      isCaptionHidden
      columns={columns}
      rows={readings}
      rowKey={({ meter }) => meter}
    />
  )
}

/** A bar's height, as a part of the highest. */
const barOf = (part: number) => {
  const height = Math.round(part * 1000) / 10
  return { y: 100 - height, height }
}

type Used = WholeBill['usageHistory'][number]

function Picture({ bill: { billDate: now, usageHistory, usageUnit: unit } }: { bill: WholeBill }) {
  const { t, format } = useTexts()
  const caption = t('Bill.UsageByMonth', { unit, count: usageHistory.length })
  const max = Math.max(...usageHistory.map(({ usage }) => usage), 1)
  const columns: readonly Column<Used>[] = [
    {
      key: 'month',
      header: t('Bill.UsageMonth'),
      isRowHeader: true,
      render: ({ billDate }) => format.date(billDate, 'monthYear'),
    },
    {
      key: 'usage',
      header: unit === '' ? t('Bill.Used') : t('Bill.UsedIn', { unit }),
      align: 'end',
      render: ({ usage }) => format.number(usage),
    },
  ]
  return (
    <>
      <figure className={styles.figure} aria-label={caption}>
        <figcaption>{caption}</figcaption>
        <div className={styles.plot} aria-hidden="true">
          {usageHistory.map(({ billDate, usage }) => (
            <span key={billDate} data-now={billDate === now ? '' : undefined}>
              <small>{format.number(usage)}</small>
              <svg viewBox="0 0 10 100" preserveAspectRatio="none">
                <rect width="10" {...barOf(usage / max)} />
              </svg>
              <span>{format.date(billDate, 'month')}</span>
            </span>
          ))}
        </div>
      </figure>
      {/* Print has room for each number. */}
      <div className={styles.screen}>
        <Details summary={t('Bills.MonthsTable')}>
          <Table
            caption={caption}
            isCaptionHidden
            columns={columns}
            rows={usageHistory.toReversed()}
            rowKey={({ billDate }) => billDate}
          />
        </Details>
      </div>
    </>
  )
}
