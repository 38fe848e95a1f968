import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ApiError } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { type Texts, useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ContactUs } from './contact-us.tsx'
import { PlainScreen } from './plain-screen.tsx'

/** For errors in the browser. On the server the BFF handles them, with the right status. */
export function ErrorScreen({ error }: ErrorComponentProps) {
  const { t } = useTexts()
  const { phone } = useApp().page.settings
  const router = useRouter()
  useEffect(() => document.querySelector('h1')?.focus(), [])
  const requestId = error instanceof ApiError ? error.requestId : undefined
  return (
    <PlainScreen title={t(requestId ? 'Error.UnexpectedTitle' : 'Error.UnavailableTitle')}>
      <p>
        {requestId
          ? t('Error.UnexpectedBody', { phone, requestId })
          : t('Error.UnavailableBody', { phone })}
      </p>
      <div>
        <Button onClick={() => void router.invalidate()}>{t('Error.TryAgain')}</Button>
      </div>
      <ContactUs />
    </PlainScreen>
  )
}

/** Uses the texts above, so that every page carries them. */
export function carryErrorTexts(t: Texts['t']): void {
  t('Error.UnexpectedTitle')
  t('Error.UnexpectedBody')
  t('Error.UnavailableTitle')
  t('Error.UnavailableBody')
  t('Error.TryAgain')
  t('Contact.Call')
  t('Contact.Write')
  t('Contact.Visit')
  // Where there is no network to fetch it with (device/offline-line.tsx).
  t('OnDevice.AsOf')
}
