import { dataOf } from '@portal/web-ui/api'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../parts/app-form.ts'

/** What is chosen where nothing pays by itself. */
export const reminders = 'reminders'

/** Accepts the instalments that the city offers. */
export const acceptArrangementForm: AppForm = {
  name: 'accept-arrangement',
  title: 'Arrangement.Failed',
  labels: { payWith: 'Arrangement.PayWith' },
  async send({ text }, { api }) {
    const chosen = text('payWith')
    const body = { savedCard: chosen === reminders || chosen === '' ? null : chosen }
    const params = { path: { id: text('id') } }
    await dataOf(api.POST('/payment-arrangements/{id}/accept', { params, body }))
    return { kind: 'told', toast: 'SuccessUpdate' }
  },
}

/** Declines them. A dialog asks first; where no script can, a box has to be ticked. */
export const declineArrangementForm: AppForm = {
  name: 'decline-arrangement',
  title: 'Arrangement.Failed',
  labels: { isSure: 'Arrangement.DeclineSure' },
  async send(fields, { api }) {
    if (fields.has('asks') && !fields.isTicked('isSure'))
      return refusedFor('Arrangement.DeclineText')
    const params = { path: { id: fields.text('id') } }
    await dataOf(api.POST('/payment-arrangements/{id}/decline', { params }))
    return { kind: 'told', toast: 'SuccessUpdate' }
  },
}
