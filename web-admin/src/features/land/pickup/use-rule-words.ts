import { dateOfWeekday } from '@portal/core/pickup/rules'
import { useTexts } from '@portal/web-ui/texts'
import type { PickupDistrict, PickupRule } from './queries.ts'

/** What rules and districts are called on this screen. */
export function useRuleWords(districts: readonly PickupDistrict[]) {
  const { t, format, language } = useTexts()
  const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
  const serviceName = (service: PickupRule['service']): string =>
    service === null ? t('PickupCalendar.AllServices') : capital(t(`Pickup.Service_${service}`))
  const districtName = (code: string | null): string => {
    if (code === null) return t('PickupCalendar.WholeCity')
    const name = districts.find((one) => one.code === code)?.name
    return t('PickupCalendar.DistrictNamed', { name: name ? `${code} (${name})` : code })
  }
  const weekdayName = (weekday: number): string =>
    capital(format.date(dateOfWeekday(weekday), 'weekday'))
  return {
    serviceName,
    districtName,
    weekdayName,
    /** A season by its service, others by their reason or name. */
    what: ({ kind, service, name, nameEs }: PickupRule): string =>
      kind === 'season' ? serviceName(service) : language === 'es' ? nameEs : name,
    when: ({ kind, fromDay, toDay, movedTo }: PickupRule): string => {
      if (kind === 'season')
        return t('PickupCalendar.FromTo', { from: format.date(fromDay), day: format.date(toDay) })
      const day = format.date(fromDay, 'weekdayDay')
      if (kind === 'holiday') return day
      return movedTo === null
        ? t('PickupCalendar.NoneOn', { day })
        : t('PickupCalendar.MovedFromTo', { before: day, day: format.date(movedTo, 'weekdayDay') })
    },
  }
}
