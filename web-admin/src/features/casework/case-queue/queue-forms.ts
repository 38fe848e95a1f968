import { needsReason } from '@portal/core/case-queue/rules'
import { deleteDeskFilter, runBulk, saveDeskFilter } from '@portal/openapi/admin-client/case-queue'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { actionOf, bulkSearchOf } from './bulk-search.ts'

/** Each request's checkbox, and the button for all matches. */
export const selection = { box: 'number', all: 'all' } as const

/** Leads to the bulk screen for the checked requests, or for all matches. */
export const selectForm: AppForm = {
  name: 'desk-select',
  title: 'Desk.NothingSelected',
  labels: {},
  send({ has, text, texts }) {
    const numbers = texts(selection.box)
    if (has(selection.all))
      return Promise.resolve({
        kind: 'done',
        href: `/requests/bulk?${text(selection.all)}`,
        isWithin: true,
      })
    if (numbers.length === 0) return Promise.resolve(refusedFor('Desk.SelectFirst'))
    const query = new URLSearchParams({ numbers: numbers.join('-') })
    return Promise.resolve({ kind: 'done', href: `/requests/bulk?${query}`, isWithin: true })
  },
}

/** Runs the action in the bulk screen's URL. */
export const bulkForm: AppForm = {
  name: 'desk-bulk',
  title: 'Desk.BulkFailed',
  labels: { reason: 'Desk.Reason' },
  async send({ text }, { call, search, keyOf }) {
    const { choice, actionKey } = bulkSearchOf(search)
    const action = actionOf(actionKey ?? '', text('reason'))
    if (!action) return refusedFor('Desk.NoSuchStep')
    if (action.kind === 'status' && needsReason(action.to) && action.reason.trim() === '')
      return refusedBy([{ field: 'reason', kind: 'Required' }])
    const body = { choice, action }
    const { changed } = await call(runBulk, { header: keyOf(body), body })
    return { kind: 'done', href: `/requests?changed=${changed}`, isWithin: true }
  },
}

export const saveFilterForm: AppForm = {
  name: 'desk-save-filter',
  title: 'Desk.FilterNotSaved',
  labels: { name: 'Desk.FilterName' },
  async send({ text, isChecked }, { call }) {
    const body = { name: text('name'), query: text('query'), isShared: isChecked('isShared') }
    if (body.name.trim() === '') return refusedBy([{ field: 'name', kind: 'Required' }])
    await call(saveDeskFilter, { body })
    return { kind: 'accepted', toast: 'SuccessAdd' }
  },
}

export const deleteFilterForm: AppForm = {
  name: 'desk-delete-filter',
  title: 'Desk.FilterNotSaved',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteDeskFilter, { path: { id: text('filter') } })
    return { kind: 'accepted', toast: 'SuccessRemove' }
  },
}
