import { centsOf } from '@portal/core/kernel/rules'
import { purposes } from '@portal/core/ledger/rules'
import { languageOf, useTexts } from '@portal/web-ui/texts'
import styles from './payment.module.css'
import type { PaymentView } from './queries.ts'

type Paid = Pick<PaymentView, 'items' | 'paymentType'>

/** Name, number and place of each item; a single one needs no subtotal. */
export function PaidItems({ payment: { items, paymentType } }: { payment: Paid }) {
  const { t, format } = useTexts()
  const [first, ...others] = items
  const number = t(purposes[paymentType].number)
  if (first && others.length === 0)
    return (
      <>
        <div>
          <dt>{t('Payment.For')}</dt>
          <dd lang={languageOf(first, 'name')}>{first.name}</dd>
        </div>
        <div>
          <dt>{number}</dt>
          <dd>{first.accountNumber}</dd>
        </div>
        {first.place && (
          <div>
            <dt>{t('Payment.Where')}</dt>
            <dd>{first.place}</dd>
          </div>
        )}
      </>
    )
  return items.map((item) => (
    <div key={item.accountNumber}>
      <dt className={styles.item}>
        <span lang={languageOf(item, 'name')}>{item.name}</span>
        <small>{`${number} ${item.accountNumber}`}</small>
        {item.place && <small>{item.place}</small>}
      </dt>
      <dd>{format.money(centsOf(item.amount))}</dd>
    </div>
  ))
}
