import { lookUpCitation } from '@portal/openapi/resident-client/citations'
import { type FormAnswer, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const lookUpCitationForm: AppForm = {
  name: 'look-up-citation',
  title: 'Payment.CitationMissing',
  labels: { number: 'Payment.CitationNumber', plate: 'Payment.CitationPlate' },
  async send({ text }, { call }): Promise<FormAnswer> {
    const number = text('number').trim()
    if (number === '')
      return { kind: 'refused', problems: [{ field: 'number', code: 'Validation.Required' }] }
    const body = { number, plate: text('plate').trim() }
    const citation = await call(lookUpCitation, { body })
    if (citation.isPaid) return refusedFor('Payment.CitationPaid')
    return { kind: 'done', href: citation.path }
  },
}
