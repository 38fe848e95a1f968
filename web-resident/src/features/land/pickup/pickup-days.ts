import type { PlacePickup } from './queries.ts'

/** What is collected together on one day, for one reason. */
export interface PickupDay {
  /** When it is, or would have been. */
  readonly day: string
  readonly isCanceled: boolean
  readonly pickups: readonly [PlacePickup, ...PlacePickup[]]
  /** Where it comes from another day. */
  readonly moved: PlacePickup | null
}

const keyOf = ({ on, regularOn, reason }: PlacePickup): string =>
  `${on ?? `none ${regularOn}`} ${reason ?? ''}`

const isMoved = ({ on, regularOn }: PlacePickup): boolean => on !== null && on !== regularOn

/** By day. */
export function pickupDays(pickups: readonly PlacePickup[]): readonly PickupDay[] {
  const groups = new Map<string, [PlacePickup, ...PlacePickup[]]>()
  for (const pickup of pickups) {
    const group = groups.get(keyOf(pickup))
    if (group) group.push(pickup)
    else groups.set(keyOf(pickup), [pickup])
  }
  return [...groups.values()]
    .map((group) => ({
      day: group[0].on ?? group[0].regularOn,
      isCanceled: group[0].on === null,
      pickups: group,
      moved: group.find(isMoved) ?? null,
    }))
    .toSorted((a, b) => a.day.localeCompare(b.day))
}
