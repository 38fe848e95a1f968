import type { TypedAnswers } from '@portal/core/business-checklist/rules'

/** The questions, a page each. */
export const pages = ['want', 'two', 'about'] as const
export type QuestionPage = (typeof pages)[number]

/** As in the address: the answers, and where people are. */
export interface ChecklistSearch extends TypedAnswers {
  /** The page that was just sent: its missing answers are errors. */
  readonly sent?: QuestionPage | undefined
  /** A page that is shown again, to change its answers. */
  readonly change?: QuestionPage | undefined
}

// The router parses numbers in addresses, and makes a list of repeated names.
const textOf = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return value.map(String).join(',')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

export const checklistSearch = (search: Record<string, unknown>): ChecklistSearch => {
  const cut = (name: string, most: number) => textOf(search[name])?.slice(0, most)
  return {
    want: cut('want', 20),
    new: cut('new', 20),
    home: cut('home', 20),
    kind: cut('kind', 20),
    plans: cut('plans', 200),
    business: cut('business', 100),
    address: cut('address', 120),
    sent: pages.find((page) => page === search['sent']),
    change: pages.find((page) => page === search['change']),
  }
}

/** For the API. */
export const answersOf = ({ sent: _sent, change: _change, ...answers }: ChecklistSearch) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([name, text]) => (text ? [[name, text]] : [])),
  )

export const checklistPath = '/activities/business_application'

export function checklistHref(answers: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(answers).toString()
  return query === '' ? checklistPath : `${checklistPath}?${query}`
}
