/** Days on which a version counts, both included; without a last day it goes on. */
export interface VersionDays {
  readonly fromDay: string
  readonly toDay: string | null
}

export interface Version extends VersionDays {
  readonly id: string
}

export interface VersionPlace {
  /** The version that ends the day before. */
  readonly closes: Version | null
  /** A version that begins later and shares a day: the new one is refused. */
  readonly overlaps: Version | null
  /** People may have read something else for these days: only a first version begins in the past. */
  readonly isPast: boolean
}

/** Where a version would come among those of its kind. */
export function placeVersion(
  versions: readonly Version[],
  { fromDay, toDay }: VersionDays,
  today: string,
): VersionPlace {
  const overlaps = versions.find(
    (one) => one.fromDay >= fromDay && (toDay === null || one.fromDay <= toDay),
  )
  const closes = versions.find(
    (one) => one.fromDay < fromDay && (one.toDay === null || one.toDay >= fromDay),
  )
  return {
    closes: closes ?? null,
    overlaps: overlaps ?? null,
    isPast: fromDay < today && versions.length > 0,
  }
}
