import { type ReactNode, useState } from 'react'
import { deleteUser } from '@portal/openapi/admin-client/directory'
import { ApiError } from '@portal/web-ui/api'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'
import { nameOf, type User } from './queries.ts'

/** Delay before the list reloads and the success shows (spec, admin sections 4 and 9). */
const refreshMs = 500

/** Errors that say why an account must stay. */
const refusals = ['Organization.LastManager', 'Account.LastAdministrator'] as const

export function useDeletion() {
  const { call, queryClient } = useApp()
  const [isBusy, setBusy] = useState(false)

  /**
   * Resolves when the list has reloaded; `onDone` runs before the toast, which a dialog would hide.
   */
  async function remove({ Id: id }: User, onDone: () => void = () => undefined): Promise<void> {
    setBusy(true)
    try {
      await call(deleteUser, { path: { id } })
      await new Promise((refresh) => setTimeout(refresh, refreshMs))
      await queryClient.invalidateQueries()
      onDone()
      showToast('SuccessRemove')
    } catch (error) {
      onDone()
      const text = refusals.find((code) => error instanceof ApiError && error.code === code)
      showToast('ErrorRemove', text ? { text } : {})
    }
    setBusy(false)
  }
  return { remove, isBusy }
}

/** Like `useDeletion`, after a confirmed warning. */
export function useWarnedDeletion(): { ask: (user: User) => void; warning: ReactNode } {
  const { t } = useTexts()
  const { remove, isBusy } = useDeletion()
  const [asked, setAsked] = useState<User>()
  const warning = asked && (
    <Late>
      {() => (
        <MessageDialog
          kind="warning"
          title={t('Users.warning-delete-user-account', { name: nameOf(asked) })}
          confirmLabel={t('Users.Delete')}
          confirmLook="danger"
          isBusy={isBusy}
          onConfirm={() => void remove(asked, () => setAsked(undefined))}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('Users.DeleteText')}</p>
        </MessageDialog>
      )}
    </Late>
  )
  return { ask: setAsked, warning }
}
