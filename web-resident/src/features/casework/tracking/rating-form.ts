import { rateAsGuest, rateRequest } from '@portal/openapi/resident-client/tracking'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

export const ratingForm: AppForm = {
  name: 'rate-request',
  title: 'Tracking.RateFailed',
  labels: { rating: 'Tracking.RateLabel' },
  async send(fields, { call }) {
    const rating = Number(fields.text('rating'))
    if (!rating) return refusedBy([{ field: 'rating', kind: 'Required' }])
    const link = linkIn(fields)
    const path = requestKeyIn(fields)
    const body = { rating }
    await (link ? call(rateAsGuest, { ...byLink(link), body }) : call(rateRequest, { path, body }))
    return { kind: 'done', href: viewHref(fields, 'rating-sent'), isWithin: true }
  },
}
