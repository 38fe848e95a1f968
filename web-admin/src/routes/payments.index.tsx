import { createFileRoute } from '@tanstack/react-router'
import { PaymentsScreen } from '../features/money/payments/payments-screen.tsx'
import { paymentsSearchOf } from '../features/money/payments/payments-search.ts'
import { paymentsQuery } from '../features/money/payments/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { loaded } from '../parts/load-screen.ts'

export const Route = createFileRoute('/payments/')({
  validateSearch: paymentsSearchOf,
  loaderDeps: ({ search }) => paymentsSearchOf({ ...search }),
  loader: (loader) =>
    loaded(loader, async ({ queryClient }) => {
      await queryClient.query(paymentsQuery(loader.deps))
    }),
  head: ({ match: { context } }) => documentTitle(context, 'Payments.Title'),
  component: PaymentsRoute,
})

function PaymentsRoute() {
  return <PaymentsScreen search={paymentsSearchOf({ ...Route.useSearch() })} />
}
