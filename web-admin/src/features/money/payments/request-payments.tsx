import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { isPaid } from '@portal/core/ledger/rules'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { PaymentStatus } from './payment-status.tsx'
import styles from './payments.module.css'
import { requestPaymentsQuery } from './queries.ts'

/** What was paid for a request; each leads to its payment, where it can be refunded. */
export function RequestPayments({ id }: { id: string }) {
  const { t, format } = useTexts()
  const { data } = useSuspenseQuery(requestPaymentsQuery(id))
  if (data.length === 0) return null
  return (
    <Card title={t('Payments.Title')}>
      <ul className={styles.ofRequest}>
        {data.map((payment) => (
          <li key={payment.id}>
            {payment.mayOpen ? (
              <a href={`/payments/${payment.id}`}>{payment.reference}</a>
            ) : (
              payment.reference
            )}
            <span>
              {format.money(centsOf(payment.amount))} <PaymentStatus of={payment.status} />
            </span>
            <span>{format.date(payment.createdAt, 'dayTime')}</span>
            {payment.refunded > 0 && (
              <span>
                {t('Payments.RefundedOf', { amount: format.money(centsOf(payment.refunded)) })}
              </span>
            )}
            {payment.mayRefund && isPaid(payment.status) && payment.refunded === 0 && (
              <a href={`/payments/${payment.id}#refund`}>{t('Payments.RefundIt')}</a>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
