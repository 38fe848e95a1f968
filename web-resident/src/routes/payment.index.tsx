import { createFileRoute } from '@tanstack/react-router'
import { useTexts } from '@portal/web-ui/texts'
import { PaymentScreen } from '../features/money/payments/payment-screen.tsx'
import { paymentSearch } from '../features/money/payments/payment-search.ts'
import { PaymentOf } from '../features/money/payments/payment-view.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

/** Spec, resident section 2, /payment; `reference` is a started payment. */
export const Route = createFileRoute('/payment/')({
  validateSearch: paymentSearch,
  loaderDeps: ({ search: { accountNumber, accountType, activityId, reference, signature } }) => ({
    accountNumber,
    accountType,
    activityId,
    reference,
    signature,
  }),
  loader: async ({ context, deps }) => {
    const { loadPayment } = await import('../features/money/payments/load-payment.ts')
    await loadPayment(context, deps)
  },
  head: ({ match: { context } }) => documentTitle(context, 'Payment.Title'),
  component: Payment,
  notFoundComponent: NoPayment,
})

function Payment() {
  const search = Route.useSearch()
  const { reference, signature } = search
  if (reference === undefined) return <PaymentScreen search={search} />
  return <PaymentOf key={reference} of={{ reference, signature }} />
}

function NoPayment() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Payment.NotFound')}
      listHref="/payment"
      listLabel={t('Payment.Title')}
    />
  )
}
