import { required } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

/** Sends what staff asked for, by whoever sent the request: with an account, or by the link of a mail. */
export const answerForm: AppForm = {
  name: 'answer-request',
  title: 'Tracking.AnswerFailed',
  labels: { additionalInformationText: 'Tracking.AnswerLabel' },
  about: { 'File.TogetherTooLarge': 'files' },
  async send(fields, { api, keyOf }) {
    const additionalInformationText = fields.text('additionalInformationText')
    const faults = required('additionalInformationText', additionalInformationText)
    if (faults.length > 0) return refusedBy(faults)
    if (fields.has('unsentFile')) return refusedFor('Tracking.FilesOnTheirWay')
    const body = { additionalInformationText, boxActivityLog: [...fields.texts('file')] }
    const header = keyOf(body)
    const link = linkIn(fields)
    const params = { path: requestKeyIn(fields), header }
    await dataOf(
      link
        ? api.POST('/request-status/{id}/additionalInformation', {
            params: { ...byLink(link), header },
            body,
          })
        : api.POST('/salesforce/activity/{type}/{id}/additionalInformation', { params, body }),
    )
    const href = viewHref(fields, 'additional-information-submitted')
    return { kind: 'done', href, isWithin: true }
  },
}
