import type { StepName } from '@portal/core/business-checklist/rules'
import {
  markChecklistStep,
  saveBusinessChecklist,
} from '@portal/openapi/resident-client/business-checklist'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { answersOf, checklistPath, checklistSearch } from './checklist-search.ts'

/** The fields that a checklist's answers are sent in, as in its address. */
export const answerFields = ['want', 'new', 'home', 'kind', 'plans', 'business', 'address'] as const

export const keepChecklistForm: AppForm = {
  name: 'keep-checklist',
  title: 'Checklist.Failed',
  labels: {},
  async send({ text }, { call }) {
    const typed = Object.fromEntries(answerFields.map((name) => [name, text(name)]))
    await call(saveBusinessChecklist, { body: answersOf(checklistSearch(typed)) })
    return { kind: 'done', href: checklistPath, isWithin: true }
  },
}

export const tickForm: AppForm = {
  name: 'tick-step',
  title: 'Checklist.Failed',
  labels: {},
  async send({ text }, { call }) {
    // Our own hidden field; the API refuses another one.
    const step = text('step') as StepName
    await call(markChecklistStep, { path: { step }, body: { isDone: text('isDone') === 'yes' } })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
