import { AlertIcon } from '@portal/web-ui/icons'
import { useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../parts/contact-us.tsx'
import type { RequestDetail } from './queries.ts'
import styles from './request-view.module.css'

/** What is to be paid before it goes on, and how, until it can be paid here. */
export function PaymentPanel({ request }: { request: RequestDetail }) {
  const { t, format } = useTexts()
  const { paymentAmount, paymentCode } = request
  return (
    <section className={styles.notice} aria-labelledby="payment">
      <header>
        <AlertIcon />
        <h2 id="payment">{t('Tracking.PaymentTitle')}</h2>
      </header>
      <p>{t('Tracking.PaymentText')}</p>
      <dl className={styles.facts}>
        {paymentAmount !== null && (
          <div>
            <dt>{t('Tracking.PaymentAmount')}</dt>
            <dd>{format.money(Math.round(paymentAmount * 100))}</dd>
          </div>
        )}
        {paymentCode && (
          <div>
            <dt>{t('Tracking.PaymentCode')}</dt>
            <dd>{paymentCode}</dd>
          </div>
        )}
      </dl>
      <p>{t('Tracking.PaymentHow')}</p>
      <ContactUs />
    </section>
  )
}
