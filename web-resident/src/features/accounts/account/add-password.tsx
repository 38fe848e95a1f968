import { useState } from 'react'
import { requestPasswordReset } from '@portal/openapi/resident-client/identity'
import { Banner } from '@portal/web-ui/banner'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'

/** Adds a password to an account with only a social login, by a mailed link. */
export function AddPassword({ email }: { email: string }) {
  const { t } = useTexts()
  const { call } = useApp()
  const [isBusy, setBusy] = useState(false)
  const [isSent, setSent] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await call(requestPasswordReset, { body: { email } })
      setSent(true)
    } catch {
      showToast('Error')
    }
    setBusy(false)
  }
  return (
    <Stack gap="tight">
      <h3>{t('Profile.AddPassword')}</h3>
      <p>{t('Profile.AddPasswordText')}</p>
      <div>
        <Button look="quiet" busy={isBusy} onClick={() => void send()}>
          {t('Profile.SendLink')}
        </Button>
      </div>
      <Status>
        {isSent && <Banner tone="success">{t('Profile.AddPasswordSent', { email })}</Banner>}
      </Status>
    </Stack>
  )
}
