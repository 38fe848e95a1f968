import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getCurrentUser } from '@portal/openapi/resident-client/identity'
import { orNull, query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Form } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { useCountdown } from './use-countdown.ts'
import { verificationQuery } from './verification-query.ts'
import { verifyLaterForm } from './verify-later.ts'

/** Waits for verification (spec, resident section 2, /account/verificationRequired). */
export function VerifyScreen() {
  const { t } = useTexts()
  const { data: user } = useSuspenseQuery(query(getCurrentUser))
  const { data: verification, dataUpdatedAt } = useSuspenseQuery(verificationQuery())
  const seconds = useCountdown(verification.resendInSeconds, dataUpdatedAt)
  const waiting = useAppForm(verifyLaterForm)
  useProvenElsewhere()
  return (
    <PlainScreen title={t('VerifyEmail.Title')} lead={t('VerifyEmail.Lead', { email: user.Email })}>
      <Form of={waiting} look="narrow">
        <div>
          <Button type="submit" name="wants" value="to-go-on">
            {t('VerifyEmail.Continue')}
          </Button>
        </div>
        <Card title={t('VerifyEmail.NoMail')}>
          <Stack>
            <p>{t('VerifyEmail.NoMailText')}</p>
            <div>
              <Button
                type="submit"
                look="quiet"
                name="wants"
                value="another-mail"
                disabledReason={seconds > 0 ? t('VerifyEmail.Wait', { count: seconds }) : undefined}
              >
                {t('VerifyEmail.Resend')}
              </Button>
            </div>
            {seconds > 0 && (
              <noscript>
                <a href="/account/verificationRequired">{t('VerifyEmail.Reload')}</a>
              </noscript>
            )}
            <p>
              {t('VerifyEmail.WrongAddress')} <a href="/logout">{t('Header.Logout')}</a>
            </p>
          </Stack>
        </Card>
      </Form>
    </PlainScreen>
  )
}

/** Continues by itself when the visitor returns after verifying elsewhere. */
function useProvenElsewhere(): void {
  const { call } = useApp()
  useEffect(() => {
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const user = await orNull(call(getCurrentUser))
      // Submits the form, so that the session's cookie is updated.
      if (user?.Verified) document.querySelector<HTMLButtonElement>('[value=to-go-on]')?.click()
    }
    const onReturn = () => void look().catch(() => undefined)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [call])
}
