import { reminderChannels } from '@portal/core/pickup/rules'
import {
  confirmPickupReminders,
  remindOfPickups,
  stopPickupReminders,
  stopRemindersByLink,
} from '@portal/openapi/resident-client/pickup-reminders'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Asks to be reminded, confirms by the link of a guest's email, or stops, as its `step` says. */
export const remindOfPickupsForm: AppForm = {
  name: 'remind-of-pickups',
  title: 'PickupReminders.Failed',
  labels: { guestEmail: 'PickupReminders.Email', channel: 'PickupReminders.Channel' },
  async send({ text }, { call, page }) {
    const path = { id: text('id') }
    const query = { reminder: text('reminder'), signature: text('signature') }
    if (text('step') === 'confirm') {
      await call(confirmPickupReminders, { path, query })
      return { kind: 'accepted' }
    }
    if (text('step') === 'stop') {
      if (query.signature === '') await call(stopPickupReminders, { path })
      else await call(stopRemindersByLink, { path, query })
      return { kind: 'accepted', code: 'PickupReminders.Stopped' }
    }
    const isGuest = page.viewer.userId === null
    const guestEmail = isGuest ? text('guestEmail') : ''
    const channel = reminderChannels.find((one) => one === text('channel')) ?? 'mail'
    await call(remindOfPickups, { path, body: { guestEmail, channel } })
    return isGuest ? { kind: 'accepted', code: 'PickupReminders.Asked' } : { kind: 'accepted' }
  },
}
