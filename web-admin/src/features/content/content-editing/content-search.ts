import {
  type ContentFilter,
  contentFilters,
  contentLimits,
} from '@portal/core/content-editing/rules'

/** As in the address; undefined filters nothing. */
export interface ContentSearch {
  readonly q?: string
  readonly show?: ContentFilter
  readonly page?: number
}

// The router parses numbers in addresses.
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export function contentSearchOf(search: Readonly<Record<string, unknown>>): ContentSearch {
  const q = textOf(search['q']).slice(0, contentLimits.search)
  const show = contentFilters.find((one) => one === search['show'] && one !== 'all')
  const page = Number(search['page'])
  return {
    ...(q && { q }),
    ...(show && { show }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
  }
}

export function contentHref(path: string, search: ContentSearch): string {
  const query = Object.entries(search).map(([name, value]) => [name, String(value)])
  const text = new URLSearchParams(query).toString()
  return `${path}${text && `?${text}`}`
}

/** Which step was just taken, and which versions are compared. */
export interface ItemSearch {
  readonly version?: number
  readonly with?: number
}

const numberOf = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : undefined
}

export function itemSearchOf(search: Readonly<Record<string, unknown>>): ItemSearch {
  const [version, other] = [numberOf(search['version']), numberOf(search['with'])]
  return { ...(version && { version }), ...(version && other && { with: other }) }
}
