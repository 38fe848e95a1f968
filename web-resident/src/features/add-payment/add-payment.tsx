import { useState } from 'react'
import type { TextKey } from '@portal/core/rules'
import { Banner } from '@portal/web-ui/banner'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { Status } from '../../parts/status.tsx'
import { useApp } from '../../parts/use-app.ts'
import { CardForm } from './card-form.tsx'
import { MethodFrame } from './method-frame.tsx'

/** Adds a card or bank account: on the provider's own page, or by the older form (flag EnableCORE). */
export function AddPayment({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts()
  const { page } = useApp()
  const [said, setSaid] = useState<TextKey>()
  if (!page.flags.EnableCORE) return <CardForm onAdded={onAdded} />
  return (
    <Stack>
      <Status>
        {said && (
          <Banner
            tone={said === 'Payment.GeneralPaymentError' ? 'error' : 'info'}
            title={t(said)}
          />
        )}
      </Status>
      <noscript>
        <p>{t('StoredPayment.NoScript')}</p>
        <p>
          <a href="/api/core/payment-methods/iframe?mode=redirect">{t('StoredPayment.Continue')}</a>
        </p>
      </noscript>
      <MethodFrame
        onAdded={onAdded}
        onCancel={() => setSaid('StoredPayment.Cancelled')}
        onError={() => setSaid('Payment.GeneralPaymentError')}
      />
    </Stack>
  )
}
