import { mayCall } from '@portal/core/access/rules'
import { Banner } from '@portal/web-ui/banner'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { liftMailBlockForm } from './mail-block-form.ts'
import styles from './person-record.module.css'
import type { PersonRecord } from './queries.ts'

const saidOf = {
  bounced: {
    title: 'MailTrouble.CameBack',
    text: 'MailTrouble.StaffBounced',
    hint: 'MailTrouble.LiftHint',
  },
  complained: {
    title: 'MailTrouble.CalledSpam',
    text: 'MailTrouble.StaffComplained',
    hint: 'MailTrouble.LiftSpamHint',
  },
} as const

/** Mail to the person came back, or they called it spam. */
export function MailBlock({ id, block }: { id: string; block: PersonRecord['mailBlock'] }) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const form = useAppForm(liftMailBlockForm)
  if (!block) return null
  const { title, text, hint } = saidOf[block.reason]
  return (
    <Banner tone="warn" title={t(title)}>
      <Stack>
        <p>{t(text, { date: format.date(block.at) })}</p>
        {block.detail !== '' && (
          <p className={styles.soft}>{t('MailTrouble.Said', { answer: block.detail })}</p>
        )}
        {mayCall(page.viewer.roles, 'liftMailBlock') && (
          <Form of={form}>
            <input type="hidden" name="id" value={id} />
            <p className={styles.soft}>{t(hint)}</p>
            <Submit of={form} label="MailTrouble.Lift" look="quiet" />
          </Form>
        )}
      </Stack>
    </Banner>
  )
}
