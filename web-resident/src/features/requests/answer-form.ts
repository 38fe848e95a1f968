import { required } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'
import { requestKeyIn } from './request-key.ts'
import { statusHref } from './status-link.ts'

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
    const path = requestKeyIn(fields)
    const signature = fields.text('signature')
    if (signature) {
      const link = { id: path.id, as: 'sender', signature } as const
      const params = { path: { id: path.id }, query: { as: link.as, signature }, header }
      await dataOf(api.POST('/request-status/{id}/additionalInformation', { params, body }))
      return { kind: 'done', href: `${statusHref(link)}&${sent}`, isWithin: true }
    }
    const params = { path, header }
    await dataOf(
      api.POST('/salesforce/activity/{type}/{id}/additionalInformation', { params, body }),
    )
    return { kind: 'done', href: `/activity-view/${path.type}/${path.id}?${sent}`, isWithin: true }
  },
}

const sent = 'notice=additional-information-submitted'
