import {
  type ContentKindName,
  contentKindNames,
  type ContentStep,
  contentSteps,
} from '@portal/core/content-editing/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  createContent,
  discardContentDraft,
  restoreContent,
  saveContent,
  setContentCare,
  showContentDraft,
  withdrawContent,
} from '@portal/openapi/admin-client/content-editing'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { actField } from '../../../parts/ordered-rows.tsx'
import { contentKits } from './content-kits.ts'

/** Hidden fields and buttons. */
export const contentFields = {
  kind: 'kind',
  id: 'id',
  revision: 'revision',
  step: 'step',
  preview: 'preview',
} as const

const kindIn = ({ text }: Fields): ContentKindName | undefined =>
  contentKindNames.find((kind) => kind === text(contentFields.kind))

const stepIn = ({ text }: Fields): ContentStep =>
  contentSteps.find((step) => step === text(contentFields.step)) ?? 'draft'

const languageIn = ({ text }: Fields) => (text(contentFields.preview) === 'es' ? 'es' : 'en')

const own: Readonly<Record<string, TextKey>> = {
  note: 'Content.note',
  publishAt: 'Content.publishAt',
}

/** Any kind's field; a body's are in one of two languages. */
const labelOf: AppForm['labels'] = (field, t) => {
  const label = own[field]
  if (label) return { label }
  const kit = Object.values(contentKits).find((one) => one.labelOf(field))
  const name = kit?.labelOf(field)
  if (!kit || !name) return null
  if (kit.isShared?.(field)) return { label: name }
  return { label: name, of: t(kit.isSpanish(field) ? 'Content.Spanish' : 'Content.English') }
}

const noKind = refusedFor('Content.NotFound')

/** The buttons of the editor: keep a draft, publish it now or later, or look at it. */
export const contentForm: AppForm = {
  name: 'content',
  title: 'Content.Failed',
  labels: labelOf,
  async send(fields, { call, keyOf, page }) {
    const kind = kindIn(fields)
    if (!kind) return noKind
    const kit = contentKits[kind]
    const id = fields.text(contentFields.id)
    const header = { 'if-match': `"${fields.text(contentFields.revision)}"` }
    if (kit.act && fields.has(actField)) {
      const acted = kit.act(fields, page.language)
      if (!acted) return refusedFor('Content.ChangedMeanwhile')
      if ('refused' in acted) return acted.refused
      const { content, code, values } = acted
      const draft = { content, note: fields.text('note'), step: 'draft', publishAt: null } as const
      await call(saveContent, { path: { kind, id }, header, body: draft })
      return { kind: 'accepted', toast: 'SuccessUpdate', code, ...(values && { values }) }
    }
    const content = kit.read(fields)
    if (fields.has(contentFields.preview)) {
      const { url } = await call(showContentDraft, {
        path: { kind },
        body: { id: id || null, content, language: languageIn(fields) },
      })
      return { kind: 'done', href: url }
    }
    const step = stepIn(fields)
    const errors = step === 'draft' ? [] : kit.errors(content)
    if (errors.length > 0) return refusedBy(errors)
    const publishAt = step === 'schedule' ? fields.text('publishAt').slice(0, 16) : ''
    if (step === 'schedule' && publishAt === '')
      return refusedBy([{ field: 'publishAt', kind: 'Required' }])
    const body = { content, note: fields.text('note'), step, publishAt: publishAt || null }
    if (id === '') {
      const made = await call(createContent, { path: { kind }, body, header: keyOf(body) })
      return { kind: 'done', href: `${kit.path}/${made.id}` }
    }
    await call(saveContent, { path: { kind, id }, header, body })
    const code = (step === 'publish' && kit.saved) || (`Content.Saved_${step}` as const)
    return { kind: 'accepted', toast: 'SuccessUpdate', code }
  },
}

const seenIn = (fields: Fields) => {
  const kind = kindIn(fields)
  if (!kind) return null
  return {
    path: { kind, id: fields.text(contentFields.id) },
    header: { 'if-match': `"${fields.text(contentFields.revision)}"` },
    list: contentKits[kind].path,
  }
}

export const restoreContentForm: AppForm = {
  name: 'restore-content',
  title: 'Content.Failed',
  labels: {},
  async send(fields, { call }) {
    const seen = seenIn(fields)
    if (!seen) return noKind
    const path = { ...seen.path, number: Number(fields.text('number')) }
    await call(restoreContent, { path, header: seen.header })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Content.Restored' }
  },
}

export const discardContentForm: AppForm = {
  name: 'discard-content',
  title: 'Content.Failed',
  labels: {},
  async send(fields, { call }) {
    const seen = seenIn(fields)
    if (!seen) return noKind
    await call(discardContentDraft, seen)
    // Nothing is left of what was never published.
    if (fields.has('isOnly')) return { kind: 'done', href: seen.list }
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'Content.Discarded' }
  },
}

/** The last part of a path, such as `/knowledgebase/pay-a-bill`. */
const addressIn = (path: string): string =>
  path
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//, '')

export const withdrawContentForm: AppForm = {
  name: 'withdraw-content',
  title: 'Content.Failed',
  labels: { into: 'Content.into' },
  about: { 'Content.NoTarget': 'into' },
  async send(fields, { call }) {
    const seen = seenIn(fields)
    if (!seen) return noKind
    const into = addressIn(fields.text('into'))
    await call(withdrawContent, { ...seen, ...(into && { query: { into } }) })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Content.Withdrawn' }
  },
}

export const contentCareForm: AppForm = {
  name: 'content-care',
  title: 'Content.Failed',
  labels: {
    ownerId: 'Content.ownerId',
    checkEveryMonths: 'Content.checkEveryMonths',
    isChecked: 'Content.isChecked',
  },
  about: { 'Content.NoOwner': 'ownerId' },
  async send(fields, { call }) {
    const seen = seenIn(fields)
    if (!seen) return noKind
    await call(setContentCare, {
      path: seen.path,
      header: seen.header,
      body: {
        ownerId: fields.text('ownerId') || null,
        checkEveryMonths: Number(fields.text('checkEveryMonths')),
        isChecked: fields.isChecked('isChecked'),
      },
    })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'Content.CareSaved' }
  },
}
