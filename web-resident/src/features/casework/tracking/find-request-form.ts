import { lookupErrors } from '@portal/core/tracking/rules'
import { mailRequestLink } from '@portal/openapi/resident-client/tracking'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Mails a new link to a request, without revealing whether it exists. */
export const findRequestForm: AppForm = {
  name: 'find-request',
  title: 'FindRequest.Failed',
  labels: { number: 'FindRequest.Number', email: 'Login.Email' },
  async send({ text }, { call }) {
    const known = { number: text('number'), email: text('email') }
    const errors = lookupErrors(known)
    if (errors.length > 0) return refusedBy(errors)
    await call(mailRequestLink, { body: known })
    return { kind: 'accepted', code: 'FindRequest.Sent' }
  },
}
