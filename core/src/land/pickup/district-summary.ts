import type { Context } from '../../platform/kernel/context.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import { servicesText } from './pickup-words.ts'
import { dayOfPickup, type Pickup } from './pickups.ts'
import type { PickupService } from './services.ts'
import type { PickupDistrict } from './staff-calendar.ts'

/** More are only counted: the list below the preview has all. */
const mostSaid = 8

interface Line {
  readonly day: string
  readonly text: string
}

/** What a change does to a district's next 60 days, in a sentence. */
export function districtSummary(
  context: Context,
  { code, name, days }: PickupDistrict,
  lost: readonly Pickup[],
): string {
  const date = (day: string): string => dateText(day, context.language, 'weekdayDay', 'UTC')
  const words = (services: readonly PickupService[]): string => servicesText(context, services)
  const lines: Line[] = days
    .filter(({ isNew }) => isNew)
    .map(({ regularOn, on, services }) => {
      const what = words(services)
      const before = date(regularOn)
      if (on === null)
        return {
          day: regularOn,
          text: say(context, 'PickupCalendar.FallsOut', { services: what, day: before }),
        }
      const text =
        on === regularOn
          ? say(context, 'PickupCalendar.Comes', { services: what, day: date(on) })
          : say(context, 'PickupCalendar.MovesTo', { services: what, before, day: date(on) })
      return { day: on, text }
    })
  const gone = new Map<string, Set<PickupService>>()
  for (const pickup of lost) {
    const day = dayOfPickup(pickup)
    gone.set(day, (gone.get(day) ?? new Set()).add(pickup.service))
  }
  for (const [day, services] of gone)
    lines.push({
      day,
      text: say(context, 'PickupCalendar.FallsOut', {
        services: words([...services]),
        day: date(day),
      }),
    })
  const district = say(context, 'PickupCalendar.DistrictNamed', {
    name: name ? `${code} (${name})` : code,
  })
  if (lines.length === 0) return say(context, 'PickupCalendar.NothingChanges', { district })
  const said = lines.toSorted((a, b) => a.day.localeCompare(b.day)).map(({ text }) => text)
  const more = said.length - mostSaid
  const shown = said.slice(0, mostSaid)
  if (more > 0) shown.push(say(context, 'PickupCalendar.More', { count: more }))
  return say(context, 'PickupCalendar.Changes', { district, what: shown.join('; ') })
}
