import { createFileRoute, notFound } from '@tanstack/react-router'
import { getBill } from '@portal/openapi/resident-client/billing'
import { ApiError, query } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { BillScreen } from '../features/money/billing/bill-screen.tsx'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

/** A bill to read or print; the same as its PDF. */
export const Route = createFileRoute('/payment/bill/$key')({
  loader: async ({ params: { key }, context: { queryClient } }) => {
    await queryClient.query(query(getBill, { path: { key } })).catch((error: unknown) => {
      // A malformed key means no bill.
      const isNone = error instanceof ApiError && [400, 404].includes(error.status)
      throw isNone ? notFound() : error
    })
  },
  head: ({ match: { context } }) => documentTitle(context, 'Bill.Title'),
  component: Bill,
  notFoundComponent: NoBill,
})

function Bill() {
  const { key } = Route.useParams()
  return <BillScreen billKey={key} />
}

function NoBill() {
  const { t } = useTexts()
  return (
    <MissingScreen
      title={t('Billing.BillNotFound')}
      listHref="/payment/water-bill-payment-records"
      listLabel={t('Bills.Title')}
    />
  )
}
