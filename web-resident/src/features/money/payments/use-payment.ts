import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { checkPayment } from '@portal/openapi/resident-client/payments'
import { keyOf } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { checkOf, type PaymentKey, paymentQuery } from './queries.ts'

/** Polling interval while the result is open or unknown. */
const askAgainMs = 15_000

/**
 * The current state of a payment. While it is open, polls our records, since the webhook may arrive
 * before the page's message; asks the provider when the visitor returns or comes back online, and
 * repeatedly if the page failed or the result is unknown.
 */
export function usePayment(key: PaymentKey, hasFailed: boolean) {
  const { call, completeTexts } = useApp()
  const queryClient = useQueryClient()
  const books = paymentQuery(key)
  const { data: payment } = useSuspenseQuery({
    ...books,
    refetchInterval: ({ state }) => (state.data?.status === 'open' ? askAgainMs : false),
  })
  const { status } = payment
  async function check() {
    // The result may need texts that the page did not carry.
    const [checked] = await Promise.all([
      call(checkPayment, checkOf(key)),
      completeTexts().catch(() => undefined),
    ])
    // A pending reply from our records is older.
    await queryClient.cancelQueries({ queryKey: books.queryKey })
    queryClient.setQueryData(books.queryKey, checked)
    return checked
  }
  const asked = useQuery({
    queryKey: keyOf(checkPayment, checkOf(key)),
    queryFn: check,
    enabled: status === 'open' || status === 'checking',
    refetchInterval: status === 'checking' || hasFailed ? askAgainMs : false,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
    retry: false,
  })
  return { payment, check, isAsked: asked.isFetchedAfterMount }
}
