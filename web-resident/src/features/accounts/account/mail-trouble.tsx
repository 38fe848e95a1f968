import { Banner } from '@portal/web-ui/banner'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { mailTroubleForm } from './mail-trouble-form.ts'
import type { Profile } from './queries.ts'

/** Mail to the address came back, or the person called it spam. */
export function MailTrouble({ profile }: { profile: Profile }) {
  const { t, format } = useTexts()
  const form = useAppForm(mailTroubleForm)
  const { mailBlock } = profile
  if (!mailBlock) return null
  const said = mailBlock.reason === 'bounced' ? 'MailTrouble.Bounced' : 'MailTrouble.Complained'
  return (
    <Stack>
      <Banner tone="warning">
        <p>{t(said, { email: profile.Email, date: format.date(mailBlock.at) })}</p>
        <p>{t('MailTrouble.How')}</p>
      </Banner>
      <Form of={form} action="#security-section">
        <Submit of={form} label="MailTrouble.SendLink" look="quiet" />
      </Form>
    </Stack>
  )
}
