import { bestBetErrors, synonymErrors } from '@portal/core/search/rules'
import {
  addBestBet,
  addSynonym,
  deleteBestBet,
  deleteSynonym,
} from '@portal/openapi/admin-client/search-words'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

export const synonymForm: AppForm = {
  name: 'add-synonym',
  title: 'SearchWords.Failed',
  labels: {
    term: 'SearchWords.Term',
    meaning: 'SearchWords.Meaning',
    language: 'SearchWords.Language',
    isTwoWay: 'SearchWords.TwoWay',
  },
  about: { 'SearchWords.Taken': 'term' },
  async send({ text, isChecked }, { call }) {
    const body = {
      language: text('language') === 'es' ? ('es' as const) : ('en' as const),
      term: text('term').trim(),
      meaning: text('meaning').trim(),
      isTwoWay: isChecked('isTwoWay'),
    }
    const errors = synonymErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(addSynonym, { body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'SearchWords.Saved' }
  },
}

export const bestBetForm: AppForm = {
  name: 'add-best-bet',
  title: 'SearchWords.Failed',
  labels: { term: 'SearchWords.Term', url: 'SearchWords.Page' },
  about: { 'SearchWords.Taken': 'term', 'SearchWords.NoPage': 'url' },
  async send({ text }, { call }) {
    const body = { term: text('term').trim(), url: text('url').trim() }
    const errors = bestBetErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(addBestBet, { body })
    return { kind: 'accepted', toast: 'SuccessUpdate', code: 'SearchWords.Saved' }
  },
}

export const deleteSynonymForm: AppForm = {
  name: 'delete-synonym',
  title: 'SearchWords.DeleteFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteSynonym, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'SearchWords.Deleted' }
  },
}

export const deleteBestBetForm: AppForm = {
  name: 'delete-best-bet',
  title: 'SearchWords.DeleteFailed',
  labels: {},
  async send({ text }, { call }) {
    await call(deleteBestBet, { path: { id: text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove', code: 'SearchWords.Deleted' }
  },
}
