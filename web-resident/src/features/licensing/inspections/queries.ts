import { getBooking } from '@portal/openapi/resident-client/inspections'
import type { operations } from '@portal/openapi/resident-types'
import { query } from '@portal/web-ui/api'
import type { Viewer } from '@portal/web-ui/page-data'

export type Booking = NonNullable<
  operations['getBooking']['responses'][200]['content']['application/json']['booking']
>
export type BookedInspection = Booking['booked'][number]

export interface PermitPath {
  readonly year: string
  readonly number: string
}

export interface BookedProps {
  booked: BookedInspection
  booking: Booking
  path: PermitPath
}

/** Free slots change with every booking. */
export const bookingQuery = ({ year, number }: PermitPath) =>
  query(getBooking, { path: { year, number } }, { staleTime: 0 })

/** Others cannot act for a permit, and are not asked about it. */
export const mayBook = ({ state }: Viewer): boolean => state === 'full' || state === 'administrator'
