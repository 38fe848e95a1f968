import { maxTermLength } from '@portal/core/people-search/rules'
import { findPeople, findPermits } from '@portal/openapi/admin-client/people-search'
import type { components } from '@portal/openapi/admin-types'
import { query } from '@portal/web-ui/api'

export type FoundPerson = components['schemas']['FoundPerson']
export type FoundRecord = components['schemas']['FoundRecord']
/** The whole answer. */
export type FoundPeople = components['schemas']['FoundPeople']

/** Others change the same people: each search asks again. */
export const findPeopleQuery = (text: string) =>
  query(findPeople, { body: { text: text.slice(0, maxTermLength) } }, { staleTime: 0 })

export const findPermitsQuery = (text: string) =>
  query(findPermits, { body: { text: text.slice(0, maxTermLength) } }, { staleTime: 0 })

export const personHref = ({ id, kind }: FoundPerson): string =>
  kind === 'person' ? `/people/${id}` : `/people/organizations/${id}`
