import { type InboxChoice, inboxChoices, inboxKindNames } from '@portal/core/staff-inbox/rules'
import { readInbox, setInboxSettings } from '@portal/openapi/admin-client/staff-inbox'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The button's name; its value is an entry's id, or empty for all. */
export const readButton = 'read'

/** Marks one entry as read, or all. */
export const readForm: AppForm = {
  name: 'read-inbox',
  title: 'Inbox.MarkFailed',
  labels: {},
  async send({ text }, { call }) {
    const id = text(readButton)
    await call(readInbox, { body: id === '' ? {} : { id } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Inbox.MarkedRead' }
  },
}

const isChoice = (text: string): text is InboxChoice =>
  inboxChoices.some((choice) => choice === text)

export const settingsForm: AppForm = {
  name: 'inbox-settings',
  title: 'Inbox.SaveFailed',
  labels: {},
  async send({ text }, { call }) {
    const settings = inboxKindNames.flatMap((kind) => {
      const [mail, push] = [text(`mail-${kind}`), text(`push-${kind}`)]
      return isChoice(mail) && isChoice(push) ? [{ kind, mail, push }] : []
    })
    if (settings.length === 0) return refusedFor('Util.ErrorTryAgainLater')
    await call(setInboxSettings, { body: { settings } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Inbox.Saved' }
  },
}
