import { findPickupDays, getPickupPlace } from '@portal/openapi/resident-client/pickup'
import {
  getPickupReminder,
  listRemindedPlaces,
} from '@portal/openapi/resident-client/pickup-reminders'
import type { components } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { PickupSearch } from './pickup-search.ts'
import type { ReminderLink } from './reminder-link.ts'

export type FoundDay = components['schemas']['GarbagePickupDay']
export type PickupPlace = components['schemas']['PickupPlace']
export type PlacePickup = components['schemas']['PlacePickup']

export const daysQuery = ({ streetNumber, street }: PickupSearch) =>
  query(findPickupDays, { query: { streetNumber, street } })

export const placeQuery = (id: string, year?: number) =>
  query(getPickupPlace, { path: { id }, query: year === undefined ? {} : { year } })

export const reminderQuery = (id: string, { reminder, signature }: ReminderLink) =>
  query(getPickupReminder, {
    path: { id },
    query: reminder !== undefined && signature !== undefined ? { reminder, signature } : {},
  })

export const remindedPlacesQuery = () => query(listRemindedPlaces)
