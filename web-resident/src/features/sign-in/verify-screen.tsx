import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { resendCountdownSeconds } from '@portal/core/rules'
import { Button } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { currentUserQuery } from '../../parts/current-user.ts'
import { PlainScreen } from '../../parts/plain-screen.tsx'
import { useApp } from '../../parts/use-app.ts'
import styles from './sign-in.module.css'
import { useAppForm } from './use-app-form.ts'
import { useCountdown } from './use-countdown.ts'
import { verifyLater } from './verify-later.ts'

/** Waiting for the address to be proven (spec, resident section 2, /account/verificationRequired). */
export function VerifyScreen() {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: user } = useSuspenseQuery(currentUserQuery(api))
  const [seconds, startCountdown] = useCountdown('verification-mail', resendCountdownSeconds)
  const waiting = useAppForm({
    path: '/account/verificationRequired',
    send: async (fields, context) => {
      const answer = await verifyLater(fields, context)
      if (answer.kind === 'told') startCountdown()
      return answer
    },
    title: 'VerifyEmail.Failed',
    labels: {},
  })
  useProvenElsewhere()
  return (
    <PlainScreen title={t('VerifyEmail.Title')} lead={t('VerifyEmail.Lead', { email: user.Email })}>
      <form {...waiting.form} className={styles.form}>
        {waiting.summary}
        <div>
          <Button type="submit" name="wants" value="to-go-on" busy={waiting.isBusy}>
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
            <p>{t('VerifyEmail.WrongAddress')}</p>
          </Stack>
        </Card>
      </form>
    </PlainScreen>
  )
}

/** Goes on by itself when the visitor comes back from the mail that was opened elsewhere. */
function useProvenElsewhere(): void {
  const { api } = useApp()
  useEffect(() => {
    async function look(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const { data: user } = await api.GET('/auth')
      // The session's cookie learns of it by the form's own way.
      if (user?.Verified) document.querySelector<HTMLButtonElement>('[value=to-go-on]')?.click()
    }
    const onReturn = () => void look().catch(() => undefined)
    document.addEventListener('visibilitychange', onReturn)
    return () => document.removeEventListener('visibilitychange', onReturn)
  }, [api])
}
