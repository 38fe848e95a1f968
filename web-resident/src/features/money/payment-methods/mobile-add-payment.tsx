import { useState } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { AddPayment } from './add-payment.tsx'

/** Notifies the mobile app that a method was saved. */
function tellApp(): void {
  // Set by the app's web view.
  const { ReactNativeWebView } = window as {
    ReactNativeWebView?: { postMessage(message: string): void }
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window: the app's bridge takes no origin
  ReactNativeWebView?.postMessage(JSON.stringify({ event: 'PAYMENT-ADDED' }))
}

/** For a mobile app's web view, which enters by its own code (`/api/auth/web-view`). */
export function MobileAddPayment() {
  const { t } = useTexts()
  const { page } = useApp()
  const [isAdded, setAdded] = useState(false)
  const isOpen = page.viewer.state === 'full' || page.viewer.state === 'administrator'
  return (
    <PlainScreen title={t('StoredPayment.AddTitle')} lead={t('StoredPayment.AddLead')}>
      <Status>{isAdded && <Banner tone="success" title={t('StoredPayment.Saved')} />}</Status>
      {!isOpen && (
        <>
          <p>{t('StoredPayment.OpenInApp')}</p>
          <div>
            <ButtonLink href="/login?redirectto=add-stored-payment-mobile">
              {t('Header.Login')}
            </ButtonLink>
          </div>
        </>
      )}
      {isOpen && !isAdded && (
        <AddPayment
          onAdded={() => {
            tellApp()
            setAdded(true)
          }}
        />
      )}
    </PlainScreen>
  )
}
