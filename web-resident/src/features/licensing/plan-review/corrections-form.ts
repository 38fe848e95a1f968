import { required } from '@portal/core/kernel/rules'
import { documentKinds } from '@portal/core/plan-review/rules'
import {
  removePlanVersion,
  resubmitPermit,
  savePlanAnswer,
  sendPlanVersion,
} from '@portal/openapi/resident-client/plan-review'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'
import type { PermitPath } from './queries.ts'

export const answerField = (commentId: string): string => `answer.${commentId}`
export const fileField = (documentId: string): string => `file.${documentId}`
export const newFileField = 'newFile'
/** Buttons: `send`, `save`, or `remove.` and a document's id. */
export const doField = 'do'
export const removeValue = (documentId: string): string => `remove.${documentId}`

/** All answers and files of the corrections, which are one form; sending is one of its buttons. */
export const correctionsForm: AppForm = {
  name: 'plan-corrections',
  title: 'Plans.SendFailed',
  labels: {
    whatChanged: 'Plans.WhatChanged',
    hasNoNewVersions: 'Plans.NoNewVersions',
    title: 'Plans.DocumentName',
    kind: 'Plans.DocumentKind',
  },
  about: { 'Plans.SayNoNewVersions': 'hasNoNewVersions' },
  async send(fields, context) {
    const { text } = fields
    const path = { year: text('year'), number: text('number') }
    const [, removed] = text(doField).split('remove.')
    if (removed !== undefined)
      await context.call(removePlanVersion, { path: { ...path, documentId: removed } })
    await saveAnswers(path, fields, context)
    await sendFiles(path, fields, context)
    if (text(doField) !== 'send') return { kind: 'accepted', code: 'Plans.AnswersSaved' }
    const body = {
      whatChanged: text('whatChanged'),
      hasNoNewVersions: fields.isChecked('hasNoNewVersions'),
    }
    const errors = required('whatChanged', body.whatChanged)
    if (errors.length > 0) return refusedBy(errors)
    await context.call(resubmitPermit, { path, header: context.keyOf(body), body })
    const href = `/permits/${path.year}/${path.number}?notice=corrections-sent`
    return { kind: 'done', href, isWithin: true }
  },
}

/** Only those that changed since they were last saved. */
const saveAnswers = async (path: PermitPath, { text, texts }: Fields, { call }: FormContext) => {
  const changed = texts('commentId').filter(
    (id) => text(answerField(id)).trim() !== text(`saved.${id}`),
  )
  await Promise.all(
    changed.map((commentId) =>
      call(savePlanAnswer, {
        path: { ...path, commentId },
        body: { text: text(answerField(commentId)) },
      }),
    ),
  )
}

/** Without JavaScript; a script uploads each file when it is chosen. */
async function sendFiles(path: PermitPath, { text, texts }: Fields, { call, files }: FormContext) {
  if (!files) return
  for (const documentId of texts('documentId'))
    for (const file of files(fileField(documentId)))
      // One after the other, since limits count earlier files.
      // oxlint-disable-next-line no-await-in-loop -- see above
      await call(sendPlanVersion, { path, query: { name: file.name, documentId }, body: file })
  for (const file of files(newFileField))
    // oxlint-disable-next-line no-await-in-loop -- see above
    await call(sendPlanVersion, {
      path,
      query: { name: file.name, ...newDocument(text('title'), text('kind'), file.name) },
      body: file,
    })
}

/** Without a title, a document is called like its file. */
export const newDocument = (title: string, kind: string, fileName: string) => ({
  title: (title.trim() || fileName.replace(/\.[a-z0-9]+$/i, '')).slice(0, 80),
  kind: documentKinds.find((one) => one === kind) ?? ('other' as const),
})
