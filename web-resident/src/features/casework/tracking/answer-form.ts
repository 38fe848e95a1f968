import { required } from '@portal/core/kernel/rules'
import {
  addAnswerFile,
  addGuestAnswerFile,
  answerAsGuest,
  answerRequest,
} from '@portal/openapi/resident-client/tracking'
import type { Call } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { byLink, linkIn, requestKeyIn, viewHref } from './request-key.ts'

/** The sender's answer to staff's question, with an account or by a mail's link. */
export const answerForm: AppForm = {
  name: 'answer-request',
  title: 'Tracking.AnswerFailed',
  labels: { additionalInformationText: 'Tracking.AnswerLabel' },
  about: { 'File.TogetherTooLarge': 'files' },
  async send(fields, { call, keyOf, files }) {
    const additionalInformationText = fields.text('additionalInformationText')
    const errors = required('additionalInformationText', additionalInformationText)
    if (errors.length > 0) return refusedBy(errors)
    if (fields.has('unsentFile')) return refusedFor('Tracking.FilesOnTheirWay')
    const link = linkIn(fields)
    const sent: string[] = [...fields.texts('file')]
    for (const file of files?.('files') ?? [])
      // One after the other, since limits count earlier files.
      // oxlint-disable-next-line no-await-in-loop -- see above
      sent.push(await sendFile(call, fields, file))
    const body = { additionalInformationText, boxActivityLog: sent }
    const header = keyOf(body)
    await (link
      ? call(answerAsGuest, { ...byLink(link), header, body })
      : call(answerRequest, { path: requestKeyIn(fields), header, body }))
    const href = viewHref(fields, 'additional-information-submitted')
    return { kind: 'done', href, isWithin: true }
  },
}

/** Uploads a file of the form before the answer; returns its id. */
async function sendFile(call: Call, fields: Fields, file: File): Promise<string> {
  const link = linkIn(fields)
  const name = file.name
  const way = link && byLink(link)
  const { id } = await (way
    ? call(addGuestAnswerFile, { path: way.path, query: { ...way.query, name }, body: file })
    : call(addAnswerFile, { path: requestKeyIn(fields), query: { name }, body: file }))
  return id
}
