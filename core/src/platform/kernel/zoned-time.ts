/** Without a time zone. */
export interface WallTime {
  readonly year: number
  /** 1 to 12. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, formatter)
  return formatter
}

/** An IANA name, such as "America/Chicago". */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone)
    return true
  } catch (error) {
    // Intl throws this for an unknown zone.
    if (error instanceof RangeError) return false
    throw error
  }
}

export function wallTimeAt(instant: Date, zone: string): WallTime {
  const parts = new Map<string, number>()
  for (const { type, value } of formatOf(zone).formatToParts(instant)) {
    parts.set(type, Number(value))
  }
  const part = (name: string): number => parts.get(name) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}

const asUtc = (wall: WallTime): number =>
  Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second)

/** The first of two occurrences; a skipped time uses the offset before it (RFC 5545, 3.3.5). */
export function instantAt(wall: WallTime, zone: string): Date {
  const target = asUtc(wall)
  const offsetAt = (time: number): number => asUtc(wallTimeAt(new Date(time), zone)) - time
  // At a clock change, only the offsets of the day before and the day after can apply.
  const before = offsetAt(target - 86_400_000)
  const after = offsetAt(target + 86_400_000)
  const early = target - before
  if (before === after || offsetAt(early) === before) return new Date(early)
  const late = target - after
  return new Date(offsetAt(late) === after ? late : early)
}

/** Milliseconds. */
export interface Readings {
  readonly earliest: number
  readonly latest: number
}

/** Two if clocks change and the time occurs twice or is skipped, else one. */
export function readingsOf(wall: WallTime, zone: string): Readings {
  const target = asUtc(wall)
  const shownAt = (time: number): number => asUtc(wallTimeAt(new Date(time), zone))
  const offsetAt = (time: number): number => shownAt(time) - time
  // As in instantAt: no other offset can apply.
  const readings = [target - 86_400_000, target + 86_400_000].map((near) => target - offsetAt(near))
  const shown = readings.filter((time) => shownAt(time) === target)
  const candidates = shown.length > 0 ? shown : readings
  return { earliest: Math.min(...candidates), latest: Math.max(...candidates) }
}
