import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getPushKey,
  subscribePush,
  unsubscribePush,
} from '@portal/openapi/resident-client/messages'
import { getNotificationSettings, setNotification } from '@portal/openapi/resident-client/profiles'
import { keyOf, query } from '@portal/web-ui/api'
import { Late } from '@portal/web-ui/late'
import { Stack } from '@portal/web-ui/layout'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { NotificationList, type NotificationSetting } from '@portal/web-ui/notification-list'
import { PushChoice } from '@portal/web-ui/push-choice'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { useApp } from '@portal/web-ui/use-app'

/** A message explains the first opt-out (spec, resident section 4). */
export function Notifications({ id }: { id: string }) {
  const { t } = useTexts()
  const { call, page } = useApp()
  const queryClient = useQueryClient()
  const { data } = useSuspenseQuery(query(getNotificationSettings, { path: { id } }))
  const [asked, setAsked] = useState<NotificationSetting>()
  const settings = data.filter(
    ({ notificationId }) =>
      notificationId !== 'delinquent-billing' || page.flags.EnableDelinquentBillingNotifications,
  )

  async function set({ notificationId: setting }: NotificationSetting, enabled: boolean) {
    setAsked(undefined)
    try {
      const now = await call(setNotification, { path: { id, setting }, body: { enabled } })
      queryClient.setQueryData(keyOf(getNotificationSettings, { path: { id } }), (before) =>
        before?.map((one) => (one.notificationId === setting ? now : one)),
      )
      showToast('SuccessUpdate')
    } catch {
      showToast('ErrorUpdate')
    }
  }
  function change(setting: NotificationSetting, isOn: boolean): void {
    const isFirst = !isOn && !data.some(({ optedOut }) => optedOut)
    if (isFirst) setAsked(setting)
    else void set(setting, isOn)
  }

  return (
    <Stack>
      <p>{t('Profile.NotificationsHint')}</p>
      <NotificationList settings={settings} onSwitch={change} />
      <PushChoice
        hint="Push.Hint"
        calls={{
          getKey: () => call(getPushKey),
          subscribe: (body) => call(subscribePush, { body }),
          unsubscribe: (endpoint) => call(unsubscribePush, { query: { endpoint } }),
        }}
      />
      {asked && (
        <Late>
          {() => (
            <MessageDialog
              kind="warning"
              title={t('Profile.OptOutTitle')}
              confirmLabel={t('Profile.OptOut')}
              onConfirm={() => void set(asked, false)}
              onClose={() => setAsked(undefined)}
            >
              <p>{t('Profile.OptOutText', { name: asked.notificationName })}</p>
            </MessageDialog>
          )}
        </Late>
      )}
    </Stack>
  )
}
