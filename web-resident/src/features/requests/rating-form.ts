import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

/** Says how a request that is complete went. */
export const ratingForm: AppForm = {
  name: 'rate-request',
  title: 'Tracking.RateFailed',
  labels: { rating: 'Tracking.RateLabel' },
  async send(fields, { api }) {
    const rating = Number(fields.text('rating'))
    if (!rating) return refusedBy([{ field: 'rating', kind: 'Required' }])
    const link = linkIn(fields)
    const path = requestKeyIn(fields)
    const body = { rating }
    await dataOf(
      link
        ? api.POST('/request-status/{id}/rating', { params: byLink(link), body })
        : api.POST('/salesforce/activity/{type}/{id}/rating', { params: { path }, body }),
    )
    return { kind: 'done', href: viewHref(fields, 'rating-sent'), isWithin: true }
  },
}
