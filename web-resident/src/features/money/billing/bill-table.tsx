import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { StatusBadge } from '@portal/web-ui/status-badge'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { billName } from './bill-names.ts'
import styles from './billing.module.css'
import { Folded } from './folded.tsx'
import type { BillingHistory } from './queries.ts'

/** Rows shown at first. */
const shown = 6

type Bill = BillingHistory['bills'][number]

/** Twelve months, with documents (spec, resident section 2). */
export function BillTable({ bills }: { bills: readonly Bill[] }) {
  const { t } = useTexts()
  const columns = useColumns()
  return (
    <Card title={t('Bills.Bills')}>
      <Folded rows={bills} shown={shown}>
        {(rows) => (
          <Table
            caption={t('Bills.Bills')}
            isCaptionHidden
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            empty={<p>{t('Bills.NoBills')}</p>}
          />
        )}
      </Folded>
    </Card>
  )
}

function useColumns(): readonly Column<Bill>[] {
  const { t, format } = useTexts()
  const money = (dollars: number) => format.money(centsOf(dollars))
  const day = (date: string) => <time dateTime={date}>{format.date(date)}</time>
  return [
    {
      key: 'type',
      header: t('Bills.Type'),
      isRowHeader: true,
      render: ({ type, isPending }) => (
        <span className={styles.name}>
          {billName(t, type)}
          {isPending && <small>{t('Bills.Pending')}</small>}
        </span>
      ),
    },
    {
      key: 'billed',
      header: t('Bills.BillDate'),
      isOneLine: true,
      render: ({ billDate }) => day(billDate),
    },
    {
      key: 'due',
      header: t('Bills.DueDate'),
      isOneLine: true,
      render: ({ dueDate }) => day(dueDate),
    },
    {
      key: 'amount',
      header: t('Bills.Amount'),
      align: 'end',
      isOneLine: true,
      render: ({ amount }) => money(amount),
    },
    {
      key: 'status',
      header: t('Bills.StatusHeader'),
      render: (bill) => <BillStatus bill={bill} />,
    },
    {
      key: 'document',
      header: t('Bills.Document'),
      isOneLine: true,
      render: ({ pageLink, pdfLink, type, billDate }) => {
        const which = t('Bills.WhichBill', { day: format.date(billDate), bill: billName(t, type) })
        return (
          <span className={styles.links}>
            <a href={pageLink}>
              {t('Bills.ViewBill')}
              <VisuallyHidden>, {which}</VisuallyHidden>
            </a>
            <a href={pdfLink}>
              {t('Bills.ViewPdf')}
              <VisuallyHidden>, {which}</VisuallyHidden>
            </a>
          </span>
        )
      },
    },
  ]
}

function BillStatus({ bill: { amount, amountDueWithoutPending: open } }: { bill: Bill }) {
  const { t, format } = useTexts()
  if (amount <= 0) return <StatusBadge color="gray">{t('Bills.IsCredit')}</StatusBadge>
  if (open <= 0) return <StatusBadge color="green">{t('Bills.IsPaid')}</StatusBadge>
  return (
    <StatusBadge color="orange">
      {open < amount
        ? t('Bills.PartOpen', { amount: format.money(centsOf(open)) })
        : t('Bills.IsOpen')}
    </StatusBadge>
  )
}
