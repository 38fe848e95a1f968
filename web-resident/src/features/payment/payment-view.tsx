import { useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { centsOf } from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { ProviderFrame } from '../../parts/provider-frame.tsx'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'
import { PaymentOutcome } from './payment-outcome.tsx'
import { checkPayment, type PaymentKey, paymentQuery } from './queries.ts'

/** So often what nobody knows yet is asked again. */
const askAgainMs = 15_000

/** A payment that was begun: the provider's page, then what came of it. */
export function PaymentOf({ of: key }: { of: PaymentKey }) {
  const { api } = useApp()
  const { data: payment } = useSuspenseQuery(paymentQuery(api, key))
  const { status } = payment
  useQuery({
    queryKey: ['checkPayment', key.reference],
    enabled: status === 'checking',
    refetchInterval: askAgainMs,
    queryFn: useCheck(key),
  })
  useEffect(() => {
    if (status === 'open') return
    document.querySelector('h1')?.focus()
    scrollTo(0, 0)
  }, [status])
  if (status !== 'open') return <PaymentOutcome payment={{ ...payment, status }} />
  return <Checkout of={key} {...payment} />
}

/** Asks the provider, and shows what it says. */
function useCheck(key: PaymentKey) {
  const { api } = useApp()
  const queryClient = useQueryClient()
  return async () => {
    const payment = await checkPayment(api, key)
    queryClient.setQueryData(paymentQuery(api, key).queryKey, payment)
    return payment
  }
}

interface CheckoutProps {
  of: PaymentKey
  amount: number
  frameUrl: string | null
  redirectUrl: string | null
}

function Checkout({ of: key, amount, frameUrl, redirectUrl }: CheckoutProps) {
  const { t, format } = useTexts()
  const { completeTexts } = useApp()
  const [said, setSaid] = useState<'failed' | 'cancelled'>()
  const check = useCheck(key)
  // Whoever comes back to a payment that is open may have paid it: in another window, or by a phone's app.
  const asked = useQuery({
    queryKey: ['checkPayment', key.reference],
    queryFn: check,
    staleTime: Infinity,
    retry: false,
  })
  async function show() {
    await completeTexts().catch(() => undefined)
    const payment = await check().catch(() => null)
    // Taken or not, it is shown; only where nobody could say, the page stays and says so.
    if (!payment || payment.status === 'open') setSaid('failed')
  }
  return (
    <PlainScreen
      title={t('Payment.Title')}
      lead={t('Payment.Total', { amount: format.money(centsOf(amount)) })}
    >
      <Status>
        {said === 'failed' && <Banner tone="error">{t('Payment.GeneralPaymentError')}</Banner>}
        {said === 'cancelled' && <Banner tone="info">{t('Payment.Cancelled')}</Banner>}
      </Status>
      <p>{t('Payment.SecureText')}</p>
      {/* The provider's page asks for its token once it is known that nothing was paid on another. */}
      {frameUrl && !asked.isPending && said !== 'cancelled' && (
        <ProviderFrame
          kind="payment"
          url={frameUrl}
          onDone={() => void show()}
          onCancel={() => setSaid('cancelled')}
          onError={() => void show()}
        />
      )}
      <noscript>
        <Stack>
          <div>
            {redirectUrl && <ButtonLink href={redirectUrl}>{t('Payment.GoToProvider')}</ButtonLink>}
          </div>
        </Stack>
      </noscript>
      <Row>
        {said === 'cancelled' && (
          <Button onClick={() => setSaid(undefined)}>{t('Payment.TryAgain')}</Button>
        )}
        <ButtonLink look="quiet" href="/payment">
          {t('Payment.Back')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}
