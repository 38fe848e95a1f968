import type { TextKey } from '@portal/core/rules'
import { centsOf, purposes } from '@portal/core/rules'
import { Banner, type Tone } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { ContactUs } from '../../parts/contact-us.tsx'
import { feeHref } from '../../parts/fee-href.ts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import styles from './payment.module.css'
import type { PaymentView } from './queries.ts'

interface Said {
  readonly tone: Tone
  readonly title: TextKey
  readonly text: TextKey
}

/** What is said of a payment that is over, or that nobody can tell yet. */
const said: Readonly<Record<Exclude<PaymentView['status'], 'open'>, Said>> = {
  paid: { tone: 'success', title: 'Payment.Paid', text: 'Payment.PaidText' },
  checking: { tone: 'warn', title: 'Payment.Checking', text: 'Payment.CheckingText' },
  declined: { tone: 'error', title: 'Payment.NotPaid', text: 'Payment.Declined' },
  failed: { tone: 'error', title: 'Payment.NotPaid', text: 'Payment.FailedText' },
  returned: { tone: 'warn', title: 'Payment.Returned', text: 'Payment.ReturnedText' },
}

interface PaymentOutcomeProps {
  payment: PaymentView & { readonly status: keyof typeof said }
}

/** What came of a payment: the receipt, or the way on. */
export function PaymentOutcome({ payment }: PaymentOutcomeProps) {
  const { t } = useTexts()
  const { page } = useApp()
  const { tone, title, text } = said[payment.status]
  const isOver = payment.status === 'declined' || payment.status === 'failed'
  const home = page.viewer.userId === null ? '/' : '/dashboard'
  return (
    <PlainScreen title={t(title)}>
      <Banner tone={tone} live="status">
        <p>{t(text)}</p>
      </Banner>
      <Card
        title={t('Payment.Receipt')}
        actions={
          <ButtonLink look="quiet" href={payment.pdfUrl}>
            {t('Payment.Pdf')}
          </ButtonLink>
        }
      >
        <Facts payment={payment} />
      </Card>
      <Row>
        {isOver && <ButtonLink href={againHref(payment)}>{t('Payment.TryAgain')}</ButtonLink>}
        <ButtonLink look={isOver ? 'quiet' : 'primary'} href={home}>
          {t('Payment.Finish')}
        </ButtonLink>
      </Row>
      {payment.status !== 'paid' && <ContactUs />}
    </PlainScreen>
  )
}

/** Where the same can be paid anew. */
function againHref({ items, paymentType }: PaymentView): string {
  const [first] = items
  if (items.length !== 1 || !first) return '/payment'
  const { accountNumber, activityId, amount } = first
  if (activityId !== null) {
    const type = paymentType === 'LPI' ? 'LPI_Application__c' : 'Case'
    return feeHref({ type, activityId, caseNumber: accountNumber, amount })
  }
  const query = { accountNumber, accountType: paymentType, amount: amount.toFixed(2) }
  return `/payment?${new URLSearchParams(query)}`
}

/** A payment's facts, one to a line. */
function Facts({ payment }: { payment: PaymentView }) {
  const { t, format } = useTexts()
  const { amount, authNetTransId, createdAt, items, method, paymentType, reference } = payment
  const cents = (dollars: number): string => format.money(centsOf(dollars))
  const facts: readonly (readonly [TextKey, string])[] = [
    ['Payment.Amount', cents(amount)],
    ['Payment.For', t(purposes[paymentType].text)],
    ...(items.length === 1
      ? items.map((item) => ['Payment.AccountNumber', item.accountNumber] as const)
      : []),
    ...(method
      ? [
          [
            'Payment.PaidWith',
            t('Payment.Ending', { brand: method.brand, last4: method.last4 }),
          ] as const,
        ]
      : []),
    ['Payment.When', format.date(createdAt, 'dateTime')],
    ['Payment.Number', reference],
    ...(authNetTransId ? [['Payment.Transaction', authNetTransId] as const] : []),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {items.length > 1 &&
        items.map((item) => (
          <div key={item.accountNumber}>
            <dt>{t('Payment.AccountNamed', { account: item.accountNumber })}</dt>
            <dd>{cents(item.amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
