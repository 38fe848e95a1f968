import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { purposes } from '@portal/core/ledger/rules'
import { Banner } from '@portal/web-ui/banner'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { Scripted } from '../payment-methods/scripted.tsx'
import { OwnItems } from './account-items.tsx'
import { beginPaymentForm, type Emptiness, emptinessOf, typedTotal } from './begin-payment-form.ts'
import { CitationFacts } from './citation-facts.tsx'
import { ClosedBanner, useClosure } from './closure.tsx'
import { ConfirmPayment } from './confirm-payment.tsx'
import { FeeFacts } from './fee-facts.tsx'
import { LookUpCitation } from './look-up-citation.tsx'
import { purposeIn } from './payment-asked.ts'
import type { PaymentSearch } from './payment-search.ts'
import { citationQuery } from './queries.ts'
import { TypedItem } from './typed-item.tsx'

// Only when the provider's page is disabled; it needs JavaScript.
const OlderPayment = lazy(async () => {
  const { OlderPayment: component } = await import('./older-payment.tsx')
  return { default: component }
})

/** What to pay and how much (spec, resident section 2, /payment). */
export function PaymentScreen({ search }: { search: PaymentSearch }) {
  const { t } = useTexts()
  const { page } = useApp()
  const form = useAppForm(beginPaymentForm)
  const purpose = purposeIn(search)
  const isBill = purposes[purpose].pays === 'account'
  const isFee = purposes[purpose].pays === 'request'
  const isGuest = page.viewer.userId === null
  const accountNumber = search.accountNumber === purpose ? '' : (search.accountNumber ?? '')
  const isListed = purpose === 'UTILITY' && accountNumber === '' && !isGuest
  const isClosed = useClosure(isBill) !== null
  const [emptiness, setEmptiness] = useState<Emptiness | null>(null)
  const [total, setTotal] = useState<number | null>(null)
  // Used early: a page carries only texts used in rendering.
  const reasons = {
    'Payment.AmountInvalid': t('Payment.AmountInvalid'),
    'Payment.ChooseAccount': t('Payment.ChooseAccount'),
  } as const satisfies Readonly<Record<Emptiness, string>>
  const disabledReason = isClosed
    ? t('Bills.ClosedShort')
    : emptiness === null
      ? undefined
      : reasons[emptiness]
  const { data: citation } = useQuery({
    ...citationQuery(accountNumber, search.signature ?? ''),
    enabled: purposes[purpose].pays === 'number' && search.signature !== undefined,
  })
  const asked = citation ? { ...search, amount: citation.amount.toFixed(2) } : search
  const typed = <TypedItem field={form.field} search={asked} accountNumber={accountNumber} />
  if (!page.flags.EnableCORE && purpose === 'UTILITY')
    return (
      <PlainScreen title={t('Payment.Title')} lead={t(purposes[purpose].text)}>
        <ClosedBanner />
        <Scripted>
          <Suspense fallback={<Skeleton shape="tile" />}>
            <OlderPayment
              search={search}
              accountNumber={accountNumber}
              Item={TypedItem}
              disabledReason={isClosed ? t('Bills.ClosedShort') : undefined}
            />
          </Suspense>
        </Scripted>
      </PlainScreen>
    )
  const isFound = citation !== undefined || (accountNumber !== '' && search.amount !== undefined)
  if (purposes[purpose].pays === 'number' && !isFound)
    return (
      <PlainScreen title={t('Payment.Title')} lead={t('Payment.ByNumber')}>
        <LookUpCitation number={accountNumber} />
      </PlainScreen>
    )
  return (
    <PlainScreen title={t('Payment.Title')} lead={citation ? undefined : t(purposes[purpose].text)}>
      {isFee && search.activityId && accountNumber && (
        <Banner tone="info">
          <p>{t('Payment.FeeNote', { number: accountNumber })}</p>
        </Banner>
      )}
      {isFee && search.activityId && <FeeFacts activityId={search.activityId} />}
      {citation && <CitationFacts citation={citation} />}
      {isBill && <ClosedBanner />}
      <Form
        of={form}
        look="narrow"
        onInput={({ currentTarget }) => {
          const fields = fieldsIn(currentTarget)
          setEmptiness(emptinessOf(fields))
          setTotal(typedTotal(fields))
        }}
      >
        <input type="hidden" name="transactionType" value={purpose} />
        <input type="hidden" name="activityId" value={search.activityId ?? ''} />
        {isListed ? (
          <OwnItems form={form} search={search} total={total}>
            {typed}
          </OwnItems>
        ) : (
          typed
        )}
        {isGuest && (
          <EmailInput
            {...form.field('email')}
            hint={t('Payment.ReceiptEmailHint')}
            autoComplete="email"
            optional
          />
        )}
        <ConfirmPayment ask={form.ask} />
        <Submit
          of={form}
          label="Payment.Next"
          busyLabel="Payment.Opening"
          disabledReason={disabledReason}
        />
      </Form>
    </PlainScreen>
  )
}
