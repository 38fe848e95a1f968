import { isNotificationId, notificationKinds } from '@portal/core/profiles/rules'
import { ButtonLink } from '@portal/web-ui/button'
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
  const isDone = form.answers > 0 && form.refusal === null
  // Guests have none; their links name an address by its hash.
  const hasAccount = /^[\da-f]{8}-/.test(id)
  const name = isNotificationId(kind) ? t(notificationKinds[kind].name) : ''
  // All are used, since a page carries only texts used in rendering.
  const [lead, rest, settings] = [
    t('Unsubscribe.Lead', { name }),
    t('Unsubscribe.Rest'),
    t('Unsubscribe.Settings'),
  ]
  return (
    <PlainScreen title={t('Unsubscribe.Title')}>
      <Card>
        <Form of={form}>
          {!isDone && <p>{lead}</p>}
          {hasAccount && <p>{rest}</p>}
          <p>{t('Unsubscribe.Spared')}</p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="signature" value={signature} />
          {!isDone && <Submit of={form} label="Unsubscribe.Stop" />}
          {isDone && hasAccount && (
            <div>
              <ButtonLink href="/account/notifications" look="quiet">
                {settings}
              </ButtonLink>
            </div>
          )}
        </Form>
      </Card>
    </PlainScreen>
  )
}
