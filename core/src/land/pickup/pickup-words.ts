import type { Context } from '../../platform/kernel/context.ts'
import { say } from '../../platform/texts/index.ts'
import type { DelayingHoliday } from './holidays.ts'
import type { Pickup } from './pickups.ts'
import type { PickupService } from './services.ts'

type Speaker = Pick<Context, 'language' | 'texts'>

const ownName = (
  { language }: Speaker,
  { name, nameEs }: { readonly name: string; readonly nameEs: string },
): string => (language === 'es' ? nameEs : name)

/** In the reader's language. */
export const holidayName = (speaker: Speaker, holiday: DelayingHoliday): string =>
  'key' in holiday ? say(speaker, `Pickup.Holiday_${holiday.key}`) : ownName(speaker, holiday)

/** Why a pickup is not on its weekday; null if it is. */
export function reasonOf(speaker: Speaker, { exception, holiday }: Pickup): string | null {
  if (exception) return ownName(speaker, exception)
  return holiday && holidayName(speaker, holiday)
}

/** `garbage, recycling and leaf bags`. */
export function servicesList(speaker: Speaker, services: readonly PickupService[]): string {
  const names = services.map((service) => say(speaker, `Pickup.Service_${service}`))
  const last = names.at(-1) ?? ''
  return names.length < 2
    ? last
    : say(speaker, 'Pickup.And', { first: names.slice(0, -1).join(', '), last })
}

/** The same, to begin a line with. */
export function servicesText(speaker: Speaker, services: readonly PickupService[]): string {
  const list = servicesList(speaker, services)
  return list.slice(0, 1).toUpperCase() + list.slice(1)
}
