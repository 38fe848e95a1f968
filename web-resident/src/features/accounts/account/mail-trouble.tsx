import { Banner } from '@portal/web-ui/banner'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { mailTroubleForm } from './mail-trouble-form.ts'
import type { Profile } from './queries.ts'

const saidOf = {
  bounced: { title: 'MailTrouble.Title', text: 'MailTrouble.Bounced', how: 'MailTrouble.How' },
  complained: {
    title: 'MailTrouble.SpamTitle',
    text: 'MailTrouble.Complained',
    how: 'MailTrouble.SpamHow',
  },
} as const

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

/** The same in short, where nothing can be done about it. */
export function MailTroubleHint({ profile: { Email: email, mailBlock } }: { profile: Profile }) {
  const { t, format } = useTexts()
  if (!mailBlock) return null
  const { title, text } = saidOf[mailBlock.reason]
  return (
    <Banner tone="warn" title={t(title)}>
      <p>{t(text, { email, date: format.date(mailBlock.at) })}</p>
      <p>
        <a href="/account/security">{t('MailTrouble.Mend')}</a>
      </p>
    </Banner>
  )
}
