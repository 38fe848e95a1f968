import { centsOf } from '@portal/core/kernel/rules'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { AlertIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { feeHref } from './fee-href.ts'
import type { RequestDetail } from './queries.ts'
import styles from './request-view.module.css'

interface PaymentPanelProps {
  request: RequestDetail
}

/** The amount due before the request continues, and where to pay. */
export function PaymentPanel({ request }: PaymentPanelProps) {
  const { t, format } = useTexts()
  const { caseNumber, paymentAmount, paymentCode, type, userActivityId: activityId } = request
  const amount = paymentAmount === null ? null : format.money(centsOf(paymentAmount))
  return (
    <section className={styles.notice} aria-labelledby="payment">
      <header>
        <AlertIcon />
        <h2 id="payment">{t('Tracking.PaymentTitle')}</h2>
      </header>
      <p>{t('Tracking.PaymentText')}</p>
      <dl className={styles.facts}>
        {amount !== null && (
          <div>
            <dt>{t('Tracking.PaymentAmount')}</dt>
            <dd>{amount}</dd>
          </div>
        )}
        {paymentCode && (
          <div>
            <dt>{t('Tracking.PaymentCode')}</dt>
            <dd>{paymentCode}</dd>
          </div>
        )}
      </dl>
      {paymentAmount !== null && amount !== null && (
        <div>
          <ButtonLink href={feeHref({ type, activityId, caseNumber, amount: paymentAmount })}>
            {t('Tracking.PaymentPay', { amount })}
          </ButtonLink>
        </div>
      )}
      <p>{t('Tracking.PaymentHow')}</p>
      <ContactUs />
    </section>
  )
}

/** Says that the fee is paid, if there was one. */
export function PaidNote({ request: { paidAt, paymentAmount } }: PaymentPanelProps) {
  const { t, format } = useTexts()
  if (paidAt === null || paymentAmount === null) return null
  return (
    <Banner tone="success">
      <p>
        {t('Tracking.PaymentDone', {
          amount: format.money(centsOf(paymentAmount)),
          day: format.date(paidAt),
        })}
      </p>
    </Banner>
  )
}
