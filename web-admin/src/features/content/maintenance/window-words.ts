import { chosenDays, type MaintenanceWindow } from '@portal/core/alerts/rules'
import type { useTexts } from '@portal/web-ui/texts'

type Words = Pick<ReturnType<typeof useTexts>, 't' | 'format'>

/** Makes `08:30 PM` and `04:00 AM` comparable. */
const order = (time: string): string => time.slice(-2) + time.replace(/^12/, '00')

/** "10:00 PM to 04:00 AM the next day". */
export const timesOf = ({ startTime, endTime }: MaintenanceWindow, { t }: Words): string =>
  t(order(endTime) > order(startTime) ? 'Maintenance.Times' : 'Maintenance.TimesNextDay', {
    from: startTime,
    to: endTime,
  })

/** "Monday, Friday". */
export const daysOfWindow = ({ daysActive }: MaintenanceWindow, { t }: Words): string =>
  chosenDays(daysActive)
    .map((day) => t(`Maintenance.${day}`))
    .join(', ')

export function datesOf({ startDate, endDate }: MaintenanceWindow, { t, format }: Words): string {
  const start = startDate && format.date(startDate)
  const end = endDate && format.date(endDate)
  if (start && end) return t('Maintenance.Between', { start, end })
  if (start) return t('Maintenance.From', { start })
  return end ? t('Maintenance.To', { end }) : t('Maintenance.Always')
}
