import { useTexts } from '@portal/web-ui/texts'
import type { PickupDay } from './pickup-days.ts'
import styles from './pickup.module.css'
import { ServiceMarks } from './service-marks.tsx'
import { WhyMoved } from './why-moved.tsx'

interface ComingPickupsProps {
  days: readonly PickupDay[]
  today: string
}

/** The weeks to come, a line for each day. */
export function ComingPickups({ days, today }: ComingPickupsProps) {
  const { t, format } = useTexts()
  return (
    <section aria-labelledby="next-weeks" className={styles.coming}>
      <h2 id="next-weeks">{t('Pickup.NextWeeks')}</h2>
      <ol className={styles.days}>
        {days.map((one) => (
          <li
            key={`${one.day} ${one.pickups[0].service}`}
            data-moved={one.moved !== null || one.isCanceled || undefined}
            data-today={one.day === today || undefined}
          >
            <p className={styles.date}>
              <time dateTime={one.day}>{format.date(one.day, 'weekdayLong')}</time>
            </p>
            <div>
              {!one.isCanceled && (
                <ServiceMarks services={one.pickups.map(({ service }) => service)} />
              )}
              <WhyMoved of={one} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
