import { centsOf, specDate } from '@portal/core/kernel/rules'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { wayName } from './bill-names.ts'
import styles from './billing.module.css'
import { Folded } from './folded.tsx'
import type { BillingHistory } from './queries.ts'

/** Rows shown at first. */
const shown = 8

type Payment = BillingHistory['payments'][number]

/** Payments on utility accounts from anywhere, per utility billing. */
export function PaymentTable({ payments }: { payments: readonly Payment[] }) {
  const { t, format } = useTexts()
  const columns: readonly Column<Payment>[] = [
    {
      key: 'date',
      header: t('Bills.PaymentDate'),
      isRowHeader: true,
      render: ({ paymentDate }) => (
        <time dateTime={paymentDate}>{specDate(paymentDate, 'paymentHistory', 'UTC')}</time>
      ),
    },
    {
      key: 'type',
      header: t('Bills.PaymentType'),
      render: ({ type, isPending }) => (
        <span className={styles.name}>
          {wayName(t, type)}
          {isPending && <small>{t('Bills.PendingShort')}</small>}
        </span>
      ),
    },
    {
      key: 'account',
      header: t('Bills.AccountHeader'),
      isOneLine: true,
      render: ({ accountNumber }) => accountNumber,
    },
    {
      key: 'amount',
      header: t('Bills.Amount'),
      align: 'end',
      isOneLine: true,
      render: ({ paymentAmount }) => format.money(centsOf(paymentAmount)),
    },
  ]
  return (
    <Folded rows={payments} shown={shown}>
      {(rows) => (
        <Table
          caption={t('Bills.Payments')}
          isCaptionHidden
          columns={columns}
          rows={rows}
          // Utility billing has no payment ids.
          rowKey={(payment) => `${payments.indexOf(payment)}`}
          empty={<p>{t('Bills.NoPayments')}</p>}
        />
      )}
    </Folded>
  )
}
