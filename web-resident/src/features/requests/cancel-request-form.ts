import { dataOf } from '@portal/web-ui/api'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { requestKeyIn } from './request-key.ts'

/** Takes a request back. A dialog asks first; where no script can, a box has to be ticked. */
export const cancelRequestForm: AppForm = {
  name: 'cancel-request',
  title: 'Tracking.CancelFailed',
  labels: { isSure: 'Tracking.CancelSure' },
  async send(fields, { api }) {
    if (fields.has('asks') && !fields.isTicked('isSure')) return refusedFor('Tracking.CancelTitle')
    const path = requestKeyIn(fields)
    await dataOf(api.DELETE('/salesforce/activity/{type}/{id}', { params: { path } }))
    return { kind: 'done', href: '/in_progress?notice=activity-cancelled', isWithin: true }
  },
}
