import { isNotificationId, notificationKinds } from '@portal/core/profiles/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { unsubscribeForm } from './unsubscribe-form.ts'

export interface UnsubscribeLink {
  readonly id: string
  readonly kind: string
  readonly signature: string
}

/** Mails to accounts link here: a button, since email programs open links by themselves. */
export function UnsubscribeScreen({ id, kind, signature }: UnsubscribeLink) {
  const { t } = useTexts()
  const form = useAppForm(unsubscribeForm)
  const name = isNotificationId(kind) ? t(notificationKinds[kind].name) : ''
  return (
    <PlainScreen title={t('Unsubscribe.Title')}>
      <Card>
        <Form of={form}>
          <p>{t('Unsubscribe.Lead', { name })}</p>
          <p>{t('Unsubscribe.Spared')}</p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="signature" value={signature} />
          <Submit of={form} label="Unsubscribe.Stop" />
        </Form>
      </Card>
    </PlainScreen>
  )
}
