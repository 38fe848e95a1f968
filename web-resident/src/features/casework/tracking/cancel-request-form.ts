import { cancelAsGuest, cancelRequest } from '@portal/openapi/resident-client/tracking'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const cancelRequestForm: AppForm = {
  name: 'cancel-request',
  title: 'Tracking.CancelFailed',
  labels: { isSure: 'Tracking.CancelSure' },
  async send(fields, { call }) {
    if (fields.has('asks') && !fields.isChecked('isSure')) return refusedFor('Tracking.CancelTitle')
    const link = linkIn(fields)
    const path = requestKeyIn(fields)
    await (link ? call(cancelAsGuest, { ...byLink(link) }) : call(cancelRequest, { path }))
    // A guest has no list to return to.
    const href = link
      ? viewHref(fields, 'activity-cancelled')
      : '/in_progress?notice=activity-cancelled'
    return { kind: 'done', href, isWithin: true }
  },
}
