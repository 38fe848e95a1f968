import { type HistoryKind, historyCursor, historyKinds } from '@portal/core/person-record/rules'
import {
  getOrganization,
  getPerson,
  listPersonHistory,
} from '@portal/openapi/admin-client/person-record'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type PersonRecord = components['schemas']['PersonRecord']
export type OrganizationRecord = components['schemas']['OrganizationRecord']
export type HistoryEntry = components['schemas']['PersonHistoryEntry']
export type PersonNote = components['schemas']['PersonNote']
export type PersonAccount = components['schemas']['PersonAccount']

/** What the page's address says about its history. */
export interface HistorySearch {
  readonly show?: HistoryKind
  readonly before?: string
}

/** Invalid values are ignored. */
export function historySearchOf({
  show,
  before,
}: Readonly<Record<string, unknown>>): HistorySearch {
  const kind = historyKinds.find((one) => one === show)
  return {
    ...(kind && { show: kind }),
    ...(typeof before === 'string' && historyCursor.test(before) && { before }),
  }
}

export const hrefOf = (path: string, search: HistorySearch): string => {
  const text = new URLSearchParams({ ...search }).toString()
  return text === '' ? path : `${path}?${text}`
}

// Others change the same records: each visit asks again, in its loader and only once.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const personQuery = (id: string) => query(getPerson, { path: { id } }, fresh)
export const organizationQuery = (id: string) => query(getOrganization, { path: { id } }, fresh)
export const historyQuery = (id: string, { show, before }: HistorySearch) =>
  query(
    listPersonHistory,
    { path: { id }, query: { ...(show && { kind: show }), ...(before && { before }) } },
    fresh,
  )
