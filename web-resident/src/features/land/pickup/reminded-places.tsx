import { useSuspenseQuery } from '@tanstack/react-query'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { EmptyState } from '@portal/web-ui/empty-state'
import { Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import styles from './pickup.module.css'
import { remindedPlacesQuery } from './queries.ts'
import { remindOfPickupsForm } from './remind-of-pickups-form.ts'

/** Among the settings of notifications: the addresses of whose pickups one is reminded. */
export function RemindedPlaces() {
  const { t } = useTexts()
  const { data: places } = useSuspenseQuery(remindedPlacesQuery())
  const form = useAppForm(remindOfPickupsForm)
  return (
    <Form of={form} action="#pickup-reminders-section">
      <input type="hidden" name="step" value="stop" />
      {places.length === 0 && (
        <EmptyState
          title={t('PickupReminders.PlacesEmpty')}
          action={
            <ButtonLink look="quiet" href="/garbage-search">
              {t('PickupReminders.FindPlace')}
            </ButtonLink>
          }
        />
      )}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ id, address, channel }) => (
            <li key={id}>
              <div>
                <a href={`/pickup/${id}`}>{address}</a>
                <p className={styles.soft}>{t(`PickupReminders.Channel_${channel}`)}</p>
              </div>
              <Button
                type="submit"
                look="quiet"
                name="id"
                value={id}
                aria-label={t('PickupReminders.StopAt', { address })}
              >
                {t('PickupReminders.Stop')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Form>
  )
}
