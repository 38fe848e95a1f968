import { dataOf } from '@portal/web-ui/api'
import { type FormAnswer, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Finds a citation; its page then says what is due on it. */
export const lookUpCitationForm: AppForm = {
  name: 'look-up-citation',
  title: 'Payment.CitationMissing',
  labels: { number: 'Payment.CitationNumber', plate: 'Payment.CitationPlate' },
  async send({ text }, { api }): Promise<FormAnswer> {
    const number = text('number').trim()
    if (number === '')
      return { kind: 'refused', problems: [{ field: 'number', code: 'Validation.Required' }] }
    const body = { number, plate: text('plate').trim() }
    const citation = await dataOf(api.POST('/citations/lookup', { body }))
    if (citation.isPaid) return refusedFor('Payment.CitationPaid')
    return { kind: 'done', href: citation.path }
  },
}
