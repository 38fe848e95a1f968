import { createFileRoute } from '@tanstack/react-router'
import { RecordChanges } from '../features/accounts/audit-trail/record-changes.tsx'
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
  const { id } = Route.useParams()
  return (
    <>
      <PaymentScreen id={id} />
      <RecordChanges key={id} kind="payment" id={id} />
    </>
  )
}
