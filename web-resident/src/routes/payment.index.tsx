import { createFileRoute, notFound } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { PaymentScreen } from '../features/payment/payment-screen.tsx'
import { paymentSearch } from '../features/payment/payment-search.ts'
import { PaymentOf } from '../features/payment/payment-view.tsx'
import { paymentQuery } from '../features/payment/queries.ts'
import { billingHistoryQuery, billingOwnerOf } from '../parts/billing-history.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

/** Paying (spec, resident section 2, /payment); with `reference`, a payment that was begun. */
export const Route = createFileRoute('/payment/')({
  validateSearch: paymentSearch,
  loaderDeps: ({ search: { accountNumber, reference, signature } }) => ({
    accountNumber,
    reference,
    signature,
  }),
  loader: async ({ deps, context: { api, page, queryClient } }) => {
    const { accountNumber, reference, signature } = deps
    const { state } = page.viewer
    const isOwn = state === 'full' || state === 'administrator'
    if (reference === undefined) {
      // One's own accounts are listed where none is named.
      if (isOwn && accountNumber === undefined)
        await queryClient.query(billingHistoryQuery(api, billingOwnerOf(page.viewer)))
      return
    }
    await queryClient.query(paymentQuery(api, { reference, signature })).catch((error: unknown) => {
      const isNone = error instanceof ApiError && [400, 404].includes(error.status)
      throw isNone ? notFound() : error
    })
  },
  head: ({ match: { context } }) => documentTitle(context, context.texts.t('Payment.Title')),
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
