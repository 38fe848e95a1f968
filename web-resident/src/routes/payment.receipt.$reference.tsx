import { createFileRoute, notFound, useRouterState } from '@tanstack/react-router'
import { ApiError } from '@portal/web-ui/api'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PaymentOf } from '../features/money/payments/payment-view.tsx'
import { checkOf, paymentQuery } from '../features/money/payments/queries.ts'
import { documentTitle } from '../parts/document-title.ts'
import { MissingScreen } from '../parts/missing-screen.tsx'

/** The target of mail links and of the provider's page. */
export const Route = createFileRoute('/payment/receipt/$reference')({
  validateSearch: ({ signature }: Record<string, unknown>): { signature?: string | undefined } => ({
    signature: typeof signature === 'string' ? signature : undefined,
  }),
  loaderDeps: ({ search: { signature } }) => ({ signature }),
  loader: async ({
    params: { reference },
    deps: { signature },
    context: { call, queryClient },
  }) => {
    const key = { reference, signature }
    try {
      const payment = await queryClient.query(paymentQuery(key))
      if (payment.status !== 'open' && payment.status !== 'checking') return
      // After the provider's page, check the result, without JavaScript too.
      const { checkPayment } = await import('@portal/openapi/resident-client/payments')
      const checked = await call(checkPayment, checkOf(key)).catch(() => payment)
      queryClient.setQueryData(paymentQuery(key).queryKey, checked)
    } catch (error) {
      // A malformed reference means no payment.
      const isNone = error instanceof ApiError && [400, 404].includes(error.status)
      throw isNone ? notFound() : error
    }
  },
  head: ({ match: { context } }) => documentTitle(context, 'Payment.Receipt'),
  component: Receipt,
  notFoundComponent: NoPayment,
})

function Receipt() {
  const { reference } = Route.useParams()
  const { signature } = Route.useSearch()
  return <PaymentOf key={reference} of={{ reference, signature }} />
}

function NoPayment() {
  const { t } = useTexts()
  // Receipts in mails may need a login.
  const redirectto = useRouterState({ select: ({ location }) => location.pathname })
  const login = {
    listHref: `/login?${new URLSearchParams({ redirectto })}`,
    listLabel: t('Header.Login'),
  }
  const isSignedIn = useApp().page.viewer.userId !== null
  return <MissingScreen title={t('Payment.NotFound')} {...(!isSignedIn && login)} />
}
