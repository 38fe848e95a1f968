import { readHouseNumber } from '@portal/core/pickup/rules'

/** The address of the search: `?streetNumber=2101&street=Millrace`. */
export interface PickupSearch {
  readonly streetNumber: string
  readonly street: string
  /** The address in the dialog, by its parcel. */
  readonly place: string | null
}

// The router reads digits as numbers.
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''

export function pickupSearchOf(query: Readonly<Record<string, unknown>>): PickupSearch {
  return {
    streetNumber: textOf(query['streetNumber']).slice(0, 20),
    street: textOf(query['street']).slice(0, 100),
    place: textOf(query['place']) || null,
  }
}

/** Without either there is nothing to search (spec, resident section 5). */
export const isAsked = ({ streetNumber, street }: PickupSearch): boolean =>
  streetNumber !== '' || street !== ''

/** The number is none; the search is not made. */
export const isNumberWrong = ({ streetNumber }: PickupSearch): boolean =>
  readHouseNumber(streetNumber) === null

/** The same search, with an address's dialog or without any. */
export function searchHref({ streetNumber, street }: PickupSearch, place?: string): string {
  const query = new URLSearchParams({
    ...(streetNumber && { streetNumber }),
    ...(street && { street }),
    ...(place && { place }),
  }).toString()
  return query ? `/garbage-search?${query}` : '/garbage-search'
}
