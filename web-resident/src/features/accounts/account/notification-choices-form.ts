import { type Language, isLanguage } from '@portal/core/kernel/rules'
import { type Channel, channels, notificationIds } from '@portal/core/profiles/rules'
import { setNotificationChoices } from '@portal/openapi/resident-client/notification-choices'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const boxOf = (notificationId: string, channel: Channel): string =>
  `${notificationId}.${channel}`

/** Hidden: the kinds that the page shows. */
export const shownName = 'shown'

/** Each kind by each channel, the language of messages, and quiet hours; works without JavaScript. */
export const notificationChoicesForm: AppForm = {
  name: 'notification-choices',
  title: 'NotificationChoices.NotSaved',
  labels: {
    language: 'NotificationChoices.Language',
    quietOn: 'NotificationChoices.QuietOn',
    quietFrom: 'NotificationChoices.QuietFrom',
    quietTo: 'NotificationChoices.QuietTo',
  },
  async send({ isChecked, text, texts }, { call, page }) {
    const shown = texts(shownName)
    const kinds = notificationIds
      .filter((id) => shown.includes(id))
      .map((notificationId) => {
        const [inbox, push, mail] = channels.map((channel) =>
          isChecked(boxOf(notificationId, channel)),
        )
        return {
          notificationId,
          inbox: inbox === true,
          push: push === true,
          mail: mail === true,
        }
      })
    const chosen = text('language')
    const language: Language = isLanguage(chosen) ? chosen : page.language
    const quietHours = isChecked('quietOn')
      ? { from: Number(text('quietFrom')), to: Number(text('quietTo')) }
      : null
    await call(setNotificationChoices, { body: { language, quietHours, kinds } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'NotificationChoices.Saved' }
  },
}
