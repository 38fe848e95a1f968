import type { Language } from '@portal/core/kernel/rules'
import { languageNames, type TextFilter, textFilters } from '@portal/core/text-editing/rules'

/** As in the address; undefined filters nothing. */
export interface TextsSearch {
  readonly q?: string
  readonly group?: string
  readonly show?: TextFilter
  readonly page?: number
}

const textOf = (value: unknown): string =>
  // The router parses numbers in URLs.
  typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 200) : ''

export function textsSearchOf(search: Readonly<Record<string, unknown>>): TextsSearch {
  const q = textOf(search['q'])
  const group = textOf(search['group'])
  const show = textFilters.find((one) => one === search['show'] && one !== 'all')
  const page = Number(search['page'])
  return {
    ...(q && { q }),
    ...(group && { group }),
    ...(show && { show }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
  }
}

export function textsHref(language: Language, search: TextsSearch): string {
  const query = Object.entries(search).map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(query).toString()
  return `/languages/${languageNames[language]}${text && `?${text}`}`
}
