import {
  type ArticleStep,
  articleSteps,
  importLimits,
  type ImportListName,
  importLists,
} from '@portal/core/content-import/rules'
import { applyContentImport, checkContentImport } from '@portal/openapi/admin-client/content-import'
import { refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm, FormContext } from '@portal/web-ui/forms/form-definition'

export interface Chosen {
  readonly name: string
  readonly list: ImportListName
  readonly articleStep: ArticleStep
  readonly file: string
}

/** Its page says what is wrong with which row, or what would change. */
export async function sendFile(call: FormContext['call'], chosen: Chosen) {
  if (chosen.file.trim() === '') return refusedFor('ContentImport.Empty')
  if (chosen.file.length > importLimits.file) return refusedFor('Error.TooLarge')
  const { id } = await call(checkContentImport, { body: chosen })
  return { kind: 'done', href: `/imports/${id}` } as const
}

export const listNamed = (name: string): ImportListName =>
  importLists.find((list) => list === name) ?? 'articles'

export const stepNamed = (name: string): ArticleStep =>
  articleSteps.find((step) => step === name) ?? 'draft'

/** A file, which a script reads before; or pasted rows. */
export const checkImportForm: AppForm = {
  name: 'check-import',
  title: 'ContentImport.CheckFailed',
  labels: {
    list: 'ContentImport.List',
    articleStep: 'ContentImport.ArticleStep',
    file: 'ContentImport.File',
    pasted: 'ContentImport.Pasted',
  },
  about: { 'ContentImport.Empty': 'file' },
  async send({ text }, { call, files }) {
    const file = files?.('file').find(({ size }) => size > 0)
    return sendFile(call, {
      name: (file?.name ?? text('name')).slice(0, importLimits.name),
      list: listNamed(text('list')),
      articleStep: stepNamed(text('articleStep')),
      file: file ? await file.text() : text('pasted'),
    })
  },
}

export const applyImportForm: AppForm = {
  name: 'apply-import',
  title: 'ContentImport.ApplyFailed',
  labels: {},
  async send({ text }, { call }) {
    const id = text('id')
    await call(applyContentImport, { path: { id }, body: { mark: text('mark') } })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'ContentImport.Applied' }
  },
}
