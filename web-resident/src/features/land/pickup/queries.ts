import { findPickupDays, getPickupPlace } from '@portal/openapi/resident-client/pickup'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { PickupSearch } from './pickup-search.ts'

export type FoundDay = components['schemas']['GarbagePickupDay']
export type PickupPlace = components['schemas']['PickupPlace']
export type PlacePickup = components['schemas']['PlacePickup']

export const daysQuery = ({ streetNumber, street }: PickupSearch) =>
  query(findPickupDays, { query: { streetNumber, street } })

export const placeQuery = (id: string, year?: number) =>
  query(getPickupPlace, { path: { id }, query: year === undefined ? {} : { year } })
