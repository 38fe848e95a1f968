import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { checkPayment } from '@portal/openapi/resident-client/payments'
import { keyOf } from '@portal/web-ui/api'
import { useApp } from '@portal/web-ui/use-app'
import { checkOf, type PaymentKey, paymentQuery } from './queries.ts'

/** So often what is not over, or what nobody knows yet, is asked again. */
const askAgainMs = 15_000

/**
 * A payment as it stands by now. While it is open our books are asked again, since its webhook may come
 * before its page says anything; the provider is asked when somebody comes to it or back to it, from another
 * window or without a line, and again and again where its page failed or nobody knows.
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
  /** Asks the provider, and shows what it says. */
  async function check() {
    // What came of it is said in texts that the page need not carry.
    const [checked] = await Promise.all([
      call(checkPayment, checkOf(key)),
      completeTexts().catch(() => undefined),
    ])
    // An answer of our books that is still on its way knows less.
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
