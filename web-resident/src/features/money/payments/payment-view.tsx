import { useEffect, useRef, useState } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { Banner } from '@portal/web-ui/banner'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { ProviderFrame } from '../payment-methods/provider-frame.tsx'
import { againHref } from './again-href.ts'
import { PaidItems } from './paid-items.tsx'
import { outcomes, PaymentOutcome } from './payment-outcome.tsx'
import styles from './payment.module.css'
import type { PaymentKey, PaymentView } from './queries.ts'
import { usePayment } from './use-payment.ts'

/** The provider's page reported this, but the payment is still open. */
type Trouble = 'failed' | 'cancelled'

export function PaymentOf({ of: key }: { of: PaymentKey }) {
  const { t, format } = useTexts()
  const [trouble, setTrouble] = useState<Trouble>()
  const { payment, check, isAsked } = usePayment(key, trouble === 'failed')
  const { amount, status } = payment
  const shown = useRef<typeof status>(undefined)
  useEffect(() => {
    if (shown.current === status) return
    shown.current = status
    document.querySelector('h1')?.focus()
    scrollTo(0, 0)
  }, [status])
  async function show() {
    const found = await check().catch(() => null)
    // Any known result is shown; the page stays only when it is unknown.
    if (!found || found.status === 'open') setTrouble('failed')
  }
  const outcome = status === 'open' ? null : outcomes[status]
  // One screen for both, so that the result is announced where it appears.
  return (
    <PlainScreen
      title={t(outcome?.title ?? 'Payment.Title')}
      lead={!outcome && t('Payment.Total', { amount: format.money(centsOf(amount)) })}
    >
      <Status>
        {outcome && (
          <Banner tone={outcome.tone}>
            <p>{t(outcome.text)}</p>
          </Banner>
        )}
        {!outcome && trouble === 'failed' && (
          <Banner tone="error">{t('Payment.GeneralPaymentError')}</Banner>
        )}
        {!outcome && trouble === 'cancelled' && (
          <Banner tone="info">{t('Payment.Cancelled')}</Banner>
        )}
      </Status>
      {status !== 'open' ? (
        <PaymentOutcome payment={{ ...payment, status }} />
      ) : (
        <Checkout
          payment={payment}
          isAsked={isAsked}
          isCancelled={trouble === 'cancelled'}
          onEnd={() => void show()}
          onCancel={() => setTrouble('cancelled')}
          onAgain={() => setTrouble(undefined)}
        />
      )}
    </PlainScreen>
  )
}

interface CheckoutProps {
  payment: PaymentView
  /** Whether a payment on another page was ruled out. */
  isAsked: boolean
  isCancelled: boolean
  onEnd: () => void
  onCancel: () => void
  onAgain: () => void
}

/** The provider's page, in a frame or, without JavaScript, by a link. */
function Checkout({ payment, isAsked, isCancelled, onEnd, onCancel, onAgain }: CheckoutProps) {
  const { t } = useTexts()
  const { frameUrl, redirectUrl } = payment
  return (
    <>
      <dl className={styles.facts}>
        <PaidItems payment={payment} />
      </dl>
      <p>{t('Payment.SecureText')}</p>
      {/* Get the provider's token only after a payment on another page was ruled out. */}
      {frameUrl && isAsked && !isCancelled && (
        <ProviderFrame
          kind="payment"
          url={frameUrl}
          onDone={onEnd}
          onCancel={onCancel}
          onError={onEnd}
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
        {isCancelled && <Button onClick={onAgain}>{t('Payment.TryAgain')}</Button>}
        <ButtonLink look="quiet" href={againHref(payment)}>
          {t('Payment.Back')}
        </ButtonLink>
      </Row>
    </>
  )
}
