import { permitDeskLimits, permitViews, type PermitView } from '@portal/core/permit-desk/rules'
import { type PermitDiscipline, permitDisciplines } from '@portal/core/permits/rules'

/** The filter as in the URL `/permits`. */
export interface PermitSearch {
  readonly view: PermitView
  readonly discipline?: PermitDiscipline
  readonly kind?: string
  readonly text?: string
  /** The page after a cursor, or before one. */
  readonly after?: string
  readonly before?: string
}

/** Without the page. */
export type PermitFilter = Omit<PermitSearch, 'after' | 'before'>

type Query = Readonly<Record<string, unknown>>

const textOf = (value: unknown, longest: number): string | undefined => {
  // The router parses numbers in URLs.
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && text.trim() !== '' ? text.trim().slice(0, longest) : undefined
}

/** A search looks through all permits, unless it names a view. */
const viewWithout = (text: string | undefined): PermitView => (text ? 'all' : 'open')

export function permitSearchOf(query: Query): PermitSearch {
  const text = textOf(query['text'], permitDeskLimits.search)
  const kind = textOf(query['kind'], 40)
  const after = textOf(query['after'], 20)
  const before = textOf(query['before'], 20)
  const discipline = permitDisciplines.find((one) => one === query['discipline'])
  return {
    view: permitViews.find((view) => view === query['view']) ?? viewWithout(text),
    ...(discipline && { discipline }),
    ...(kind && { kind }),
    ...(text && { text }),
    ...(after && { after }),
    ...(before && !after && { before }),
  }
}

export const apiQuery = ({
  after: _after,
  before: _before,
  ...filter
}: PermitSearch): PermitFilter => filter

/** Without defaults. */
export const addressQuery = ({ view, ...rest }: PermitSearch): Record<string, string> => ({
  ...(view !== viewWithout(rest.text) && { view }),
  ...rest,
})

export const queryText = (search: PermitSearch): string =>
  new URLSearchParams(addressQuery(search)).toString()

export const permitSearchIn = (query: string): PermitSearch =>
  permitSearchOf(Object.fromEntries(new URLSearchParams(query)))

/** The URL keeps the list that the permit was opened from. */
export const permitHref = (id: string, query: string): string =>
  query ? `/permits/${id}?${new URLSearchParams({ list: query })}` : `/permits/${id}`

export function listHref(search: PermitSearch): string {
  const query = queryText(search)
  return query ? `/permits?${query}` : '/permits'
}
