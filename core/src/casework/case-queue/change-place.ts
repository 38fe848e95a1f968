import { sql } from 'drizzle-orm'
import type { Geocoder } from '../../land/parcels/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { requireValid, required } from '../../platform/kernel/validation.ts'
import { notify } from '../messages/index.ts'
import { placeColumns, placeOf } from '../reports/index.ts'
import { after, type Changed, changing, readSeen, requireSeen, type SeenRequest } from './change.ts'

/**
 * To an address of the city, which also gives the area. The sender is notified; the addresses stay
 * in staff's history, because a city can hide them from residents.
 * @throws not-found, stale, conflict for a closed request, invalid for an unknown address.
 */
export async function changePlace(
  context: Context,
  geocoder: Geocoder,
  { address: typed, ...seen }: SeenRequest & { readonly address: string },
): Promise<Changed> {
  const address = typed.trim()
  requireValid(required('address', address))
  const [row, place] = await Promise.all([
    readSeen(context, 'changePlace', seen),
    placeOf(context, geocoder, { address, position: null }),
  ])
  if (row.closedAt !== null) throw new DomainError('conflict', 'Desk.AtItsEnd')
  if (!place) {
    requireValid([{ field: 'address', kind: 'Invalid' }])
    return after(seen)
  }
  const { latitude, longitude, mapCell, area } = placeColumns(place)
  await context.database.write((builder) => [
    ...requireSeen(context, builder, 'changePlace', seen),
    ...changing(context, builder, seen, {
      operation: 'changePlace',
      event: { kind: 'place', isPublic: false, facts: { from: row.address, to: address } },
      set: sql`address = ${address}, latitude = ${latitude}, longitude = ${longitude},
        map_cell = ${mapCell}, area = ${area}`,
    }),
    ...notify(context, builder, { kind: 'place', requestId: seen.id }),
  ])
  return after(seen)
}
