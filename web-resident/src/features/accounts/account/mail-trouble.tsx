import { Banner } from '@portal/web-ui/banner'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { mailTroubleForm } from './mail-trouble-form.ts'
import { saidOf } from './mail-trouble-hint.tsx'
import type { Profile } from './queries.ts'

/** Mail to the address came back, or the person called it spam: what that means, and how to mend it. */
export function MailTrouble({ profile }: { profile: Profile }) {
  const { t, format } = useTexts()
  const form = useAppForm(mailTroubleForm)
  const { Email: email, mailBlock } = profile
  if (!mailBlock) return null
  const { title, text, how } = saidOf[mailBlock.reason]
  return (
    <Banner tone="warn" title={t(title)}>
      <Stack>
        <p>{t(text, { email, date: format.date(mailBlock.at) })}</p>
        <p>{t(how)}</p>
        <Form of={form} action="#security-section">
          <Submit of={form} label="MailTrouble.SendLink" look="quiet" />
        </Form>
      </Stack>
    </Banner>
  )
}
