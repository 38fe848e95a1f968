import type { Language } from '@portal/core/kernel/rules'
import { findTexts, listTextChanges } from '@portal/openapi/admin-client/text-editing'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import type { TextsSearch } from './texts-search.ts'

export type EditableText = components['schemas']['EditableText']
export type ImportLine = components['schemas']['ImportLine']
export type Comparison = components['schemas']['TextComparison']

/** Others change them too: each visit reads them in its loader. */
export const textsQuery = (language: Language, search: TextsSearch) =>
  query(
    findTexts,
    { query: { language, show: 'all', page: 1, ...search } },
    { staleTime: 0, refetchOnMount: false },
  )

export const textChangesQuery = (id: string) =>
  query(listTextChanges, { path: { id } }, { staleTime: 0 })
