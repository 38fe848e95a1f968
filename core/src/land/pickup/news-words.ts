import type { Context } from '../../platform/kernel/context.ts'
import { dateText } from '../../platform/kernel/format.ts'
import { say } from '../../platform/texts/index.ts'
import type { DayNews } from './day-news.ts'
import { reasonOf, servicesList, servicesText } from './pickup-words.ts'
import type { Pickup } from './pickups.ts'

type Speaker = Pick<Context, 'language' | 'texts'>

/** An email's subject and text, or a push's. */
export interface NewsWords {
  readonly headline: string
  readonly text: string
}

interface Alike {
  readonly pickups: readonly [Pickup, ...Pickup[]]
  readonly reason: string | null
}

/** Pickups that one sentence can name. */
function alike(speaker: Speaker, pickups: readonly Pickup[]): readonly Alike[] {
  const groups = new Map<string, { pickups: [Pickup, ...Pickup[]]; reason: string | null }>()
  for (const pickup of pickups) {
    const reason = reasonOf(speaker, pickup)
    const key = `${pickup.on} ${pickup.on === pickup.regularOn || pickup.regularOn} ${reason}`
    const group = groups.get(key)
    if (group) group.pickups.push(pickup)
    else groups.set(key, { pickups: [pickup], reason })
  }
  return [...groups.values()]
}

const servicesOf = (pickups: readonly Pickup[]) => pickups.map(({ service }) => service)

const dayName = ({ language }: Speaker, day: string): string =>
  dateText(day, language, 'weekdayLong', 'UTC')

function whatComes(speaker: Speaker, { pickups, reason }: Alike, day: string): string[] {
  const [{ regularOn }] = pickups
  const services = servicesList(speaker, servicesOf(pickups))
  return [
    say(speaker, 'PickupReminders.Comes', { day: dayName(speaker, day), services }),
    ...(regularOn === day || reason === null
      ? []
      : [
          say(speaker, 'PickupReminders.InPlaceOf', {
            day: dayName(speaker, regularOn),
            reason,
          }),
        ]),
  ]
}

function whatFalls(speaker: Speaker, { pickups, reason }: Alike, day: string): string[] {
  const [{ on }] = pickups
  const why = reason ?? say(speaker, 'PickupReminders.CalendarChanged')
  const values = {
    before: dayName(speaker, day),
    services: servicesList(speaker, servicesOf(pickups)),
    reason: why,
  }
  return [
    on === null
      ? say(speaker, 'PickupReminders.NotThen', values)
      : say(speaker, 'PickupReminders.Moved', { ...values, day: dayName(speaker, on) }),
  ]
}

function sentences(speaker: Speaker, { comes, falls }: DayNews, day: string): string {
  return [
    ...alike(speaker, comes).flatMap((group) => whatComes(speaker, group, day)),
    ...alike(speaker, falls).flatMap((group) => whatFalls(speaker, group, day)),
    ...(comes.length > 0 ? [say(speaker, 'Pickup.SetOut')] : []),
  ].join(' ')
}

/** The reminder of the evening before; null if there is nothing to say of the day. */
export function reminderWords(speaker: Speaker, news: DayNews, day: string): NewsWords | null {
  const { comes, falls } = news
  if (comes.length + falls.length === 0) return null
  const services = servicesText(speaker, servicesOf(comes.length > 0 ? comes : falls))
  const headline = comes.length > 0 ? 'PickupReminders.Tomorrow' : 'PickupReminders.NotTomorrow'
  return { headline: say(speaker, headline, { services }), text: sentences(speaker, news, day) }
}

/** What a change means for a day; null if nothing. */
export function changeWords(speaker: Speaker, news: DayNews, day: string): NewsWords | null {
  const { comes, falls } = news
  if (comes.length + falls.length === 0) return null
  const services = servicesText(speaker, servicesOf(falls.length > 0 ? falls : comes))
  const headline =
    falls.length === 0
      ? 'PickupReminders.AfterAll'
      : falls.every(({ on }) => on === null)
        ? 'PickupReminders.None'
        : 'PickupReminders.Late'
  const values = { services, day: dayName(speaker, day) }
  return { headline: say(speaker, headline, values), text: sentences(speaker, news, day) }
}
