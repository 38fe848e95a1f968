import { required } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { Api } from '../../api.ts'
import type { AppForm } from '../../parts/app-form.ts'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

/** Sends what staff asked for, by whoever sent the request: with an account, or by the link of a mail. */
export const answerForm: AppForm = {
  name: 'answer-request',
  title: 'Tracking.AnswerFailed',
  labels: { additionalInformationText: 'Tracking.AnswerLabel' },
  about: { 'File.TogetherTooLarge': 'files' },
  async send(fields, { api, keyOf, files }) {
    const additionalInformationText = fields.text('additionalInformationText')
    const faults = required('additionalInformationText', additionalInformationText)
    if (faults.length > 0) return refusedBy(faults)
    if (fields.has('unsentFile')) return refusedFor('Tracking.FilesOnTheirWay')
    const link = linkIn(fields)
    const sent: string[] = [...fields.texts('file')]
    for (const file of files?.('files') ?? [])
      // One after the other: each is held against those before it.
      // oxlint-disable-next-line no-await-in-loop -- see above
      sent.push(await sendFile(api, fields, file))
    const body = { additionalInformationText, boxActivityLog: sent }
    const header = keyOf(body)
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

/** Sends a file that came with the form ahead of its answer; gives its id. */
async function sendFile(api: Api, fields: Fields, file: File): Promise<string> {
  const link = linkIn(fields)
  const query = { name: file.name }
  const raw = {
    // The types know a file's bytes as a text, as the document does.
    body: '',
    bodySerializer: () => file,
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(file.size),
    },
  }
  const way = link && byLink(link)
  const { id } = await dataOf(
    way
      ? api.POST('/request-status/{id}/additionalInformation/files', {
          params: { path: way.path, query: { ...way.query, ...query } },
          ...raw,
        })
      : api.POST('/salesforce/activity/{type}/{id}/additionalInformation/files', {
          params: { path: requestKeyIn(fields), query },
          ...raw,
        }),
  )
  return id
}
