import { centsOf } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import type { Tone } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ContactUs } from '../../../parts/contact-us.tsx'
import { againHref } from './again-href.ts'
import { PaidItems } from './paid-items.tsx'
import styles from './payment.module.css'
import type { PaymentView } from './queries.ts'

interface OutcomeTexts {
  readonly tone: Tone
  readonly title: TextKey
  readonly text: TextKey
}

type OverView = PaymentView & { readonly status: keyof typeof outcomes }

/** Texts for a finished payment, or one with unknown result. */
export const outcomes: Readonly<Record<Exclude<PaymentView['status'], 'open'>, OutcomeTexts>> = {
  paid: { tone: 'success', title: 'Payment.success-submit-payment', text: 'Payment.PaidText' },
  checking: { tone: 'warn', title: 'Payment.Checking', text: 'Payment.CheckingText' },
  declined: { tone: 'error', title: 'Payment.NotPaid', text: 'Payment.Declined' },
  failed: { tone: 'error', title: 'Payment.NotPaid', text: 'Payment.FailedText' },
  returned: { tone: 'warn', title: 'Payment.Returned', text: 'Payment.ReturnedText' },
}

export function PaymentOutcome({ payment }: { payment: OverView }) {
  const { t } = useTexts()
  const { page } = useApp()
  const { pdfUrl, status } = payment
  const isNotPaid = status === 'declined' || status === 'failed'
  const home = page.viewer.userId === null ? '/' : '/dashboard'
  return (
    <>
      <Card
        title={t(pdfUrl ? 'Payment.Receipt' : 'Payment.Details')}
        actions={
          pdfUrl && (
            <ButtonLink look="quiet" href={pdfUrl}>
              {t('Payment.Pdf')}
            </ButtonLink>
          )
        }
      >
        <Facts payment={payment} />
      </Card>
      <Row>
        {isNotPaid && <ButtonLink href={againHref(payment)}>{t('Payment.TryAgain')}</ButtonLink>}
        <ButtonLink look={isNotPaid ? 'quiet' : 'primary'} href={home}>
          {t('Payment.Finish')}
        </ButtonLink>
      </Row>
      {status !== 'paid' && <ContactUs />}
    </>
  )
}

function Facts({ payment }: { payment: PaymentView }) {
  const { t, format } = useTexts()
  const { amount, authNetTransId, createdAt, method, reference, status } = payment
  const facts: readonly (readonly [TextKey, string])[] = [
    [status === 'paid' ? 'Payment.TotalPaid' : 'Payment.TotalWord', format.money(centsOf(amount))],
    ...(method
      ? [
          [
            'Payment.PaidWith',
            t('Payment.Ending', { brand: method.brand, last4: method.last4 }),
          ] as const,
        ]
      : []),
    ['Payment.When', format.date(createdAt, 'dayTime')],
    ['Payment.Number', reference],
    ...(authNetTransId ? [['Payment.Transaction', authNetTransId] as const] : []),
  ]
  return (
    <dl className={styles.facts}>
      <PaidItems payment={payment} />
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
