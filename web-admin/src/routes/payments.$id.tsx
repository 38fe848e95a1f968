import { createFileRoute } from '@tanstack/react-router'
import { PaymentScreen } from '../features/money/payments/payment-screen.tsx'
import { paymentQuery } from '../features/money/payments/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

export const Route = createFileRoute('/payments/$id')({
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(paymentQuery(loader.params.id))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Payments.Title'),
  component: PaymentRoute,
  notFoundComponent: MissingScreen,
})

function PaymentRoute() {
  return <PaymentScreen id={Route.useParams().id} />
}
