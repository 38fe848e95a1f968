import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { requestKeyIn } from './request-key.ts'

/** Says how a request that is complete went. */
export const ratingForm: AppForm = {
  name: 'rate-request',
  title: 'Tracking.RateFailed',
  labels: { rating: 'Tracking.RateLabel' },
  async send(fields, { api }) {
    const rating = Number(fields.text('rating'))
    if (!rating) return refusedBy([{ field: 'rating', kind: 'Required' }])
    const path = requestKeyIn(fields)
    await dataOf(
      api.POST('/salesforce/activity/{type}/{id}/rating', { params: { path }, body: { rating } }),
    )
    const href = `/activity-view/${path.type}/${path.id}?notice=rating-sent`
    return { kind: 'done', href, isWithin: true }
  },
}
