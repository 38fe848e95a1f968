import { useSuspenseQuery } from '@tanstack/react-query'
import type { FollowingState } from '@portal/core/permits/rules'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FollowLink } from './follow-link.ts'
import { followPermitForm } from './follow-permit-form.ts'
import { followingQuery, type PermitPath } from './queries.ts'

interface FollowPermitProps {
  path: PermitPath
  /** Of a guest's email. */
  link: FollowLink
  /** Nothing more will happen. */
  isOver: boolean
}

const faces = {
  no: {
    title: 'PermitFollowing.Title',
    lead: 'PermitFollowing.Lead',
    button: 'PermitFollowing.Follow',
    step: 'follow',
  },
  asked: {
    title: 'PermitFollowing.ConfirmTitle',
    lead: 'PermitFollowing.ConfirmLead',
    button: 'PermitFollowing.Confirm',
    step: 'confirm',
  },
  yes: {
    title: 'PermitFollowing.FollowingTitle',
    lead: 'PermitFollowing.FollowingLead',
    button: 'PermitFollowing.Stop',
    step: 'stop',
  },
} as const satisfies Record<FollowingState, object>

/** Emails about a permit link here (core/src/licensing/permits/notify-followers.ts). */
export function FollowPermit({ path, link, isOver }: FollowPermitProps) {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(followingQuery(path, link))
  const form = useAppForm(followPermitForm)
  const isGuest = useApp().page.viewer.userId === null
  const { following } = data
  const { title, lead, button, step } = faces[following]
  if (isOver && following === 'no' && form.report === null) return null
  return (
    <div id="following">
      <Card title={t(title)}>
        <Form of={form}>
          <p>
            {t(lead)} {t('PermitFollowing.Private')}
          </p>
          <input type="hidden" name="year" value={path.year} />
          <input type="hidden" name="number" value={path.number} />
          <input type="hidden" name="step" value={step} />
          <input type="hidden" name="follower" value={link.follower ?? ''} />
          <input type="hidden" name="signature" value={link.signature ?? ''} />
          {following === 'no' && isGuest && (
            <EmailInput {...form.field('guestEmail')} autoComplete="email" required />
          )}
          <Submit
            of={form}
            label={button}
            busyLabel="PermitFollowing.FollowBusy"
            {...(following !== 'asked' && { look: 'quiet' })}
          />
        </Form>
      </Card>
    </div>
  )
}
