import type { FollowingState } from '@portal/core/followers/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Card } from '@portal/web-ui/card'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { useAppForm } from '@portal/web-ui/use-app-form'
import type { FollowLink } from './follow-link.ts'

interface Face {
  readonly title: TextKey
  readonly lead: TextKey
  readonly button: TextKey
}

interface FollowCardProps {
  form: ReturnType<typeof useAppForm>
  following: FollowingState
  faces: Readonly<Record<FollowingState, Face>>
  isPrivate: TextKey
  busy: TextKey
  /** What is followed, as the form's fields name it. */
  of: Readonly<Record<string, string>>
  link: FollowLink
}

const steps = { no: 'follow', asked: 'confirm', yes: 'stop' } as const

/** Follows something, confirms that by an email's link, or stops. Emails lead to `#following`. */
export function FollowCard({ form, following, faces, isPrivate, busy, of, link }: FollowCardProps) {
  const { t } = useTexts()
  const isGuest = useApp().page.viewer.userId === null
  const { title, lead, button } = faces[following]
  const fields = {
    ...of,
    step: steps[following],
    follower: link.follower ?? '',
    signature: link.signature ?? '',
  }
  return (
    <div id="following">
      <Card title={t(title)}>
        <Form of={form}>
          <p>
            {t(lead)} {t(isPrivate)}
          </p>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          {following === 'no' && isGuest && (
            <EmailInput {...form.field('guestEmail')} autoComplete="email" required />
          )}
          <Submit
            of={form}
            label={button}
            busyLabel={busy}
            {...(following !== 'asked' && { look: 'quiet' })}
          />
        </Form>
      </Card>
    </div>
  )
}
