import { isUuid } from '@portal/core/kernel/rules'
import { isReportCategory, type ReportCategory } from '@portal/core/report-categories/rules'

export interface EnterSearch {
  readonly category: ReportCategory | null
  /** The caller's account. */
  readonly person: string | null
  /** What the caller is searched by, without JavaScript. */
  readonly term: string
}

const longestTerm = 200

export function enterSearchOf(search: Readonly<Record<string, unknown>>): EnterSearch {
  const { category, person, term } = search
  return {
    category: typeof category === 'string' && isReportCategory(category) ? category : null,
    person: typeof person === 'string' && isUuid(person) ? person : null,
    term:
      typeof term === 'string' || typeof term === 'number'
        ? String(term).slice(0, longestTerm)
        : '',
  }
}

export function enterHref({ category, person, term }: Partial<EnterSearch>): string {
  const query = new URLSearchParams({
    ...(category && { category }),
    ...(person && { person }),
    ...(term && { term }),
  })
  return `/requests/new${query.size > 0 ? `?${query}` : ''}`
}
