import { materialStreams, type MaterialStream } from '@portal/core/materials/rules'
import { termSearch } from '../search/term-search.ts'

/** The address of the list: `?term=pilas`, or `?stream=electronics`. */
export interface MaterialSearch {
  readonly term?: string | undefined
  readonly page?: number | undefined
  readonly stream?: MaterialStream | undefined
}

export function materialSearch(search: Readonly<Record<string, unknown>>): MaterialSearch {
  return {
    ...termSearch(search),
    stream: materialStreams.find((stream) => stream === search['stream']),
  }
}

/** Without either nothing is listed. */
export const isAsked = ({ term, stream }: MaterialSearch): boolean =>
  Boolean(term?.trim()) || stream !== undefined

export function searchHref({ term, stream }: MaterialSearch, page: number): string {
  const query = new URLSearchParams({
    ...(term ? { term } : stream && { stream }),
    ...(page > 1 && { page: String(page) }),
  })
  return `/what-goes-where?${query}`
}
