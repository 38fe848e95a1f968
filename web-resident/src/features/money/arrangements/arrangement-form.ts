import { acceptArrangement, declineArrangement } from '@portal/openapi/resident-client/arrangements'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** The choice without autopay. */
export const reminders = 'reminders'

export const acceptArrangementForm: AppForm = {
  name: 'accept-arrangement',
  title: 'Arrangement.Failed',
  labels: { payWith: 'Arrangement.PayWith' },
  async send({ text }, { call }) {
    const chosen = text('payWith')
    const body = { savedCard: chosen === reminders || chosen === '' ? null : chosen }
    await call(acceptArrangement, { path: { id: text('id') }, body })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const declineArrangementForm: AppForm = {
  name: 'decline-arrangement',
  title: 'Arrangement.Failed',
  labels: { isSure: 'Arrangement.DeclineSure' },
  async send(fields, { call }) {
    if (fields.has('asks') && !fields.isChecked('isSure'))
      return refusedFor('Arrangement.DeclineText')
    await call(declineArrangement, { path: { id: fields.text('id') } })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
