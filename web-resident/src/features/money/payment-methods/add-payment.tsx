import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { addPaymentMethod } from '@portal/openapi/resident-client/payment-methods'
import { Banner } from '@portal/web-ui/banner'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { CardForm } from './card-form.tsx'
import { ProviderFrame } from './provider-frame.tsx'
import { Scripted } from './scripted.tsx'

/** On the provider's page, or by the older form (flag EnableCORE). */
export function AddPayment({ onAdded }: { onAdded: () => void }) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const [said, setSaid] = useState<TextKey>()
  if (!page.flags.EnableCORE)
    return (
      <Scripted>
        <CardForm
          label="StoredPayment.Save"
          busyLabel="StoredPayment.Saving"
          onSend={async (_fields, nonce) => {
            const { success } = await call(addPaymentMethod, { body: nonce ? { nonce } : {} })
            if (!success) return { code: 'Payment.APICouldNotValidateError' }
            onAdded()
            return null
          }}
        />
      </Scripted>
    )
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
          {/* openMethodFrame is a page, here and in the frame. */}
          <a href="/api/core/payment-methods/iframe?mode=redirect">{t('StoredPayment.Continue')}</a>
        </p>
      </noscript>
      <ProviderFrame
        kind="method"
        url="/api/core/payment-methods/iframe"
        onDone={onAdded}
        onCancel={() => setSaid('StoredPayment.Cancelled')}
        onError={() => setSaid('Payment.GeneralPaymentError')}
      />
    </Stack>
  )
}
