import { lazy, Suspense } from 'react'
import { purposes } from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { Scripted } from '../../parts/scripted.tsx'
import { useAppForm } from '../../parts/use-app-form.ts'
import { useApp } from '../../parts/use-app.ts'
import { OwnItems } from './account-items.tsx'
import { beginPaymentForm } from './begin-payment-form.ts'
import { type PaymentSearch, purposeIn } from './payment-search.ts'
import { TypedItem } from './typed-item.tsx'

// Only where the provider's page is switched off; nothing of it works without a script.
const OlderPayment = lazy(async () => {
  const { OlderPayment: component } = await import('./older-payment.tsx')
  return { default: component }
})

/** Where a payment begins: what is paid, and how much (spec, resident section 2, /payment). */
export function PaymentScreen({ search }: { search: PaymentSearch }) {
  const { t } = useTexts()
  const { page } = useApp()
  const form = useAppForm(beginPaymentForm)
  const purpose = purposeIn(search)
  const isFee = purposes[purpose].pays === 'request'
  const isGuest = page.viewer.userId === null
  const accountNumber = search.accountNumber === purpose ? '' : (search.accountNumber ?? '')
  const isListed = purpose === 'UTILITY' && accountNumber === '' && !isGuest
  const typed = <TypedItem field={form.field} search={search} accountNumber={accountNumber} />
  if (!page.flags.EnableCORE && purpose === 'UTILITY')
    return (
      <PlainScreen title={t('Payment.Title')} lead={t(purposes[purpose].text)}>
        <Scripted>
          <Suspense fallback={<Skeleton shape="tile" />}>
            <OlderPayment search={search} accountNumber={accountNumber} Item={TypedItem} />
          </Suspense>
        </Scripted>
      </PlainScreen>
    )
  return (
    <PlainScreen title={t('Payment.Title')} lead={t(purposes[purpose].text)}>
      {isFee && search.activityId && accountNumber && (
        <Banner tone="info">
          <p>{t('Payment.FeeNote', { number: accountNumber })}</p>
        </Banner>
      )}
      <Form of={form} look="narrow">
        <input type="hidden" name="transactionType" value={purpose} />
        <input type="hidden" name="activityId" value={search.activityId ?? ''} />
        {isListed ? <OwnItems form={form}>{typed}</OwnItems> : typed}
        {isGuest && (
          <EmailInput
            {...form.field('email')}
            hint={t('Payment.ReceiptEmailHint')}
            autoComplete="email"
            optional
          />
        )}
        <Submit of={form} label="Payment.Next" busyLabel="Payment.Opening" />
      </Form>
    </PlainScreen>
  )
}
