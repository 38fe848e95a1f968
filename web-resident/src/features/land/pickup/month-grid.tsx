import { daysAfter } from '@portal/core/kernel/rules'
import { dateOfWeekday, weekOf } from '@portal/core/pickup/rules'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { PickupDay } from './pickup-days.ts'
import styles from './pickup-year.module.css'
import { ServiceIcon, useServiceName } from './service-marks.tsx'

interface MonthGridProps {
  year: number
  /** From 1. */
  month: number
  days: readonly PickupDay[]
}

/** A month as wall calendars have it, with the pickups of its days. */
export function MonthGrid({ year, month, days }: MonthGridProps) {
  const { format } = useTexts()
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  const weeks = Array.from({ length: 6 }, (_, week) => daysAfter(weekOf(first), week * 7)).filter(
    (sunday) => daysAfter(sunday, 6) >= first && sunday.slice(0, 7) <= first.slice(0, 7),
  )
  return (
    <table className={styles.month}>
      <caption>{format.date(first, 'monthName')}</caption>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, weekday) => {
            const name = format.date(dateOfWeekday(weekday), 'weekday')
            return (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{name.slice(0, 1).toUpperCase()}</span>
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {weeks.map((sunday) => (
          <tr key={sunday}>
            {Array.from({ length: 7 }, (_, weekday) => {
              const day = daysAfter(sunday, weekday)
              return day.startsWith(first.slice(0, 7)) ? (
                <Day key={day} day={day} days={days.filter((one) => one.day === day)} />
              ) : (
                <td key={day} aria-hidden="true" />
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, days }: { day: string; days: readonly PickupDay[] }) {
  const { t, format } = useTexts()
  const nameOf = useServiceName()
  const held = days.filter(({ isCanceled }) => !isCanceled)
  const services = held.flatMap(({ pickups }) => pickups.map(({ service }) => service))
  const isMoved = held.some(({ moved }) => moved !== null)
  return (
    <td data-on={services.length > 0 || undefined} data-moved={isMoved || undefined}>
      <time dateTime={day}>{format.date(day, 'dayOfMonth')}</time>
      {services.length > 0 && (
        <>
          <VisuallyHidden>
            {' '}
            {services.map((service) => nameOf(service)).join(', ')}
            {isMoved && `, ${t('Pickup.Moved')}`}
          </VisuallyHidden>
          <span className={styles.marks}>
            {services.map((service) => (
              <ServiceIcon key={service} service={service} />
            ))}
          </span>
        </>
      )}
    </td>
  )
}
