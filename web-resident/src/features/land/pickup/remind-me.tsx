import { useSuspenseQuery } from '@tanstack/react-query'
import type { FollowingState } from '@portal/core/followers/rules'
import { reminderChannels } from '@portal/core/pickup/rules'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { reminderQuery } from './queries.ts'
import { remindOfPickupsForm } from './remind-of-pickups-form.ts'
import type { ReminderLink } from './reminder-link.ts'

interface RemindMeProps {
  /** The place. */
  id: string
  /** Of an email. */
  link: ReminderLink
}

const faces = {
  no: { title: 'PickupReminders.Title', button: 'PickupReminders.Remind', step: 'remind' },
  asked: {
    title: 'PickupReminders.ConfirmTitle',
    button: 'PickupReminders.Confirm',
    step: 'confirm',
  },
  yes: { title: 'PickupReminders.OnTitle', button: 'PickupReminders.Stop', step: 'stop' },
} as const satisfies Record<FollowingState, object>

/** Emails about a place link here (core/src/land/pickup/queue-news.ts). */
export function RemindMe({ id, link }: RemindMeProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(reminderQuery(id, link))
  const form = useAppForm(remindOfPickupsForm)
  const isGuest = useApp().page.viewer.userId === null
  const { reminder, channel } = data
  const { title, button, step } = faces[reminder]
  return (
    <div id="reminders">
      <Card title={t(title)}>
        <Form of={form}>
          <p>
            {reminder === 'no' && t('PickupReminders.Lead')}
            {reminder === 'asked' && t('PickupReminders.ConfirmLead')}
            {reminder === 'yes' && t(`PickupReminders.OnLead_${channel ?? 'mail'}`)}
          </p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="reminder" value={link.reminder ?? ''} />
          <input type="hidden" name="signature" value={link.signature ?? ''} />
          {reminder === 'no' && isGuest && (
            <EmailInput {...form.field('guestEmail')} autoComplete="email" required />
          )}
          {reminder === 'no' && !isGuest && (
            <Select
              {...form.field('channel')}
              hint={t('PickupReminders.ChannelHint')}
              options={reminderChannels.map((value) => ({
                value,
                label: t(`PickupReminders.Channel_${value}`),
              }))}
            />
          )}
          <Submit
            of={form}
            label={button}
            busyLabel="PickupReminders.Busy"
            {...(reminder === 'yes' && { look: 'quiet' })}
          />
        </Form>
      </Card>
    </div>
  )
}
