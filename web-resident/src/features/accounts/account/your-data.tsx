import { useState } from 'react'
import { deleteAccount } from '@portal/openapi/resident-client/profiles'
import { ApiError } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { DownloadData } from './download-data.tsx'
import { useConfirmation } from './use-confirmation.tsx'

/** Errors that say why an account must stay. */
const refusals = ['Organization.LastManager', 'Account.LastAdministrator'] as const

export function YourData({ id }: { id: string }) {
  const { t } = useTexts()
  const { call } = useApp()
  const { confirmed, dialog } = useConfirmation()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<(typeof refusals)[number] | 'Toast.error-remove'>()

  async function remove(): Promise<void> {
    setAsking(false)
    setBusy(true)
    try {
      const isDeleted = await confirmed(() =>
        call(deleteAccount, { path: { id } }).then(() => true),
      )
      // A page load, since the session has ended.
      if (isDeleted) return location.assign('/?notice=success-delete-account')
    } catch (error) {
      const refusal = refusals.find((code) => error instanceof ApiError && error.code === code)
      setFailure(refusal ?? 'Toast.error-remove')
    }
    setBusy(false)
  }

  return (
    <Stack>
      <DownloadData />
      <hr />
      <h3>{t('Profile.Delete')}</h3>
      <p>{t('Profile.DeleteText')}</p>
      <div>
        <Button look="danger" busy={isBusy} onClick={() => setAsking(true)}>
          {t('Profile.Delete')}
        </Button>
      </div>
      {isAsking && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Profile.warning-delete-account')}
              confirmLabel={t('Profile.Delete')}
              confirmLook="danger"
              onConfirm={() => void remove()}
              onClose={() => setAsking(false)}
            >
              <p>{t('Profile.DeleteText')}</p>
            </MessageDialog>
          )}
        </Late>
      )}
      {dialog}
      {failure && (
        <Late>
          {() => (
            <MessageDialog kind="error" title={t(failure)} onClose={() => setFailure(undefined)} />
          )}
        </Late>
      )}
    </Stack>
  )
}
