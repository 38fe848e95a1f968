import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { CalendarIcon } from '@portal/web-ui/icons'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { PickupPlace } from './queries.ts'

/** The calendar to subscribe to, and the year to print. */
export function KeepAtHand({ place }: { place: PickupPlace }) {
  const { t, language } = useTexts()
  // getPickupCalendar: calendars ask for it themselves.
  const address = `${place.calendarUrl}?lng=${language}`
  return (
    <Card title={t('Pickup.Keep')}>
      <Stack>
        <p>{t('Pickup.SubscribeText')}</p>
        <div>
          <ButtonLink href={address.replace(/^https?:/, 'webcal:')}>
            <CalendarIcon />
            {t('Pickup.Subscribe')}
          </ButtonLink>
        </div>
        <TextInput
          name="calendar"
          label={t('Pickup.CalendarAddress')}
          defaultValue={address}
          readOnly
        />
        <p>
          <a href={`/pickup/${place.id}?year=${place.today.slice(0, 4)}`}>
            {t('Pickup.PrintYear')}
          </a>
        </p>
      </Stack>
    </Card>
  )
}
