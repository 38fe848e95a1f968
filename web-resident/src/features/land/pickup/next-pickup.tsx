import { daysAfter } from '@portal/core/kernel/rules'
import { useTexts } from '@portal/web-ui/texts'
import type { PickupDay } from './pickup-days.ts'
import styles from './pickup.module.css'
import { ServiceMarks } from './service-marks.tsx'
import { WhyMoved } from './why-moved.tsx'

interface NextPickupProps {
  /** From today on. */
  days: readonly PickupDay[]
  today: string
}

/** The next day on which something is collected, large, with what is special about it. */
export function NextPickup({ days, today }: NextPickupProps) {
  const { t, format } = useTexts()
  const next = days.find(({ isCanceled }) => !isCanceled)
  // What falls out before it must be said as well.
  const canceled = days.filter(
    ({ isCanceled, day }) => isCanceled && (next === undefined || day <= next.day),
  )
  const dayName = (day: string): string => {
    const name = format.date(day, 'weekdayLong')
    if (day === today) return t('Pickup.Today', { day: name })
    return day === daysAfter(today, 1) ? t('Pickup.Tomorrow', { day: name }) : name
  }
  return (
    <section aria-labelledby="next-pickup">
      <h2 id="next-pickup" className={styles.soft}>
        {t('Pickup.YourNext')}
      </h2>
      {canceled.map((one) => (
        <WhyMoved key={one.day} of={one} />
      ))}
      {next && (
        <>
          <p className={styles.big}>{dayName(next.day)}</p>
          <WhyMoved of={next} />
          <ServiceMarks services={next.pickups.map(({ service }) => service)} size="large" />
          <p className={styles.soft}>{t('Pickup.SetOut')}</p>
        </>
      )}
    </section>
  )
}
