import { Banner } from '@portal/web-ui/banner'
import { useTexts } from '@portal/web-ui/texts'
import type { Profile } from './queries.ts'

/** What is said of each mark of an address. */
export const saidOf = {
  bounced: { title: 'MailTrouble.Title', text: 'MailTrouble.Bounced', how: 'MailTrouble.How' },
  complained: {
    title: 'MailTrouble.SpamTitle',
    text: 'MailTrouble.Complained',
    how: 'MailTrouble.SpamHow',
  },
} as const

/** That mail does not reach the person, without the script of the form that mends it. */
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
