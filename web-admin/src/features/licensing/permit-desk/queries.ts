import {
  getDeskPermit,
  getPermitDesk,
  getPermitPresence,
  listDeskPermits,
} from '@portal/openapi/admin-client/permit-desk'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'
import { apiQuery, type PermitSearch } from './desk-search.ts'

export type DeskPermitItem = components['schemas']['DeskPermitItem']
export type DeskPermit = components['schemas']['DeskPermit']
export type PermitDesk = components['schemas']['PermitDesk']

export interface PermitPage {
  readonly data: readonly DeskPermitItem[]
  readonly next: string | null
  readonly previous: string | null
  readonly total: number
}

// Others change the same permits: each visit refetches, in its loader and only once.
const fresh = { staleTime: 0, refetchOnMount: false } as const

export const permitsQuery = (search: PermitSearch) => {
  const { after, before } = search
  const place = { ...(after && { after }), ...(before && { before }) }
  return query(listDeskPermits, { query: { ...apiQuery(search), ...place } }, fresh)
}

export const deskQuery = () => query(getPermitDesk, {}, fresh)

export const permitQuery = (id: string) => query(getDeskPermit, { path: { id } }, fresh)

/** Asked in the browser only, while the page is looked at. */
export const permitPresenceQuery = (id: string) =>
  query(getPermitPresence, { path: { id } }, { staleTime: 0 })
