import { useSuspenseQuery } from '@tanstack/react-query'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { FollowedList } from '../../../parts/followed-list.tsx'
import { remindedPlacesQuery } from './queries.ts'
import { remindOfPickupsForm } from './remind-of-pickups-form.ts'

/** Among the settings of notifications: the addresses of whose pickups one is reminded. */
export function RemindedPlaces() {
  const { t } = useTexts()
  const { data: places } = useSuspenseQuery(remindedPlacesQuery())
  return (
    <FollowedList
      form={useAppForm(remindOfPickupsForm)}
      anchor="pickup-reminders-section"
      none={{
        title: t('PickupReminders.PlacesEmpty'),
        action: t('PickupReminders.FindPlace'),
        href: '/garbage-search',
      }}
      stop={t('PickupReminders.Stop')}
      rows={places.map(({ id, address, channel }) => ({
        id,
        name: address,
        href: `/pickup/${id}`,
        how: t(`PickupReminders.Channel_${channel}`),
        stopThis: t('PickupReminders.StopAt', { address }),
      }))}
    />
  )
}
