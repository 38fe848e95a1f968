import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { doneOf } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { signInMeansQuery } from '../../parts/sign-in-means.ts'
import { useApp } from '../../parts/use-app.ts'
import { AddPassword } from './add-password.tsx'
import { ChangeEmail } from './change-email.tsx'
import { ChangePassword } from './change-password.tsx'

/** What keeps the account its owner's: address, password, sessions. */
export function Security({ email }: { email: string }) {
  const { t } = useTexts()
  const { api } = useApp()
  const { data: means } = useSuspenseQuery(signInMeansQuery(api))
  const [isBusy, setBusy] = useState(false)
  async function leave(): Promise<void> {
    setBusy(true)
    try {
      await doneOf(api.POST('/auth/sign-out-everywhere'))
      location.assign('/login?notice=logged-out')
    } catch {
      showToast('Error')
      setBusy(false)
    }
  }
  return (
    <Stack gap="wide">
      <ChangeEmail email={email} />
      {means.password ? <ChangePassword email={email} /> : <AddPassword email={email} />}
      <Stack gap="tight">
        <h3>{t('Profile.SignOutEverywhere')}</h3>
        <p>{t('Profile.SignOutEverywhereText')}</p>
        <div>
          <Button look="quiet" busy={isBusy} onClick={() => void leave()}>
            {t('Profile.SignOutEverywhere')}
          </Button>
        </div>
      </Stack>
    </Stack>
  )
}
