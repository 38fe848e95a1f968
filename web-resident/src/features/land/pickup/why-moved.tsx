import { useTexts } from '@portal/web-ui/texts'
import type { PickupDay } from './pickup-days.ts'
import styles from './pickup.module.css'

/** Why a pickup is not on its weekday; nothing if it is. */
export function WhyMoved({ of: { isCanceled, pickups, moved } }: { of: PickupDay }) {
  const { t, format } = useTexts()
  const [first] = pickups
  const one = isCanceled ? first : moved
  if (!one) return null
  const day = format.date(one.regularOn, 'weekdayLong')
  const reason = one.reason ?? ''
  return (
    <p className={styles.why}>
      {isCanceled ? (
        <>
          <strong>{t('Pickup.NoneThatDay', { day })}</strong> {reason}
        </>
      ) : one.cause === 'holiday' ? (
        t('Pickup.HolidayWeek', { reason, day })
      ) : (
        t('Pickup.MovedFrom', { day, reason })
      )}
    </p>
  )
}
