import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { RequestDetail } from './queries.ts'
import type { StatusLink } from './status-link.ts'
import { stopMailForm } from './stop-mail-form.ts'

/** Each mail about a guest's request links here (core/src/casework/messages/notify.ts). */
export function StopMail({ request, link }: { request: RequestDetail; link: StatusLink }) {
  const { t } = useTexts()
  const form = useAppForm(stopMailForm)
  return (
    <div id="stop-mail">
      <Card title={t('Tracking.MailTitle')}>
        {request.isMailStopped ? (
          <p>{t('Tracking.MailStopped')}</p>
        ) : (
          <>
            <p>{t('Tracking.MailText')}</p>
            <Form of={form}>
              <input type="hidden" name="recordId" value={request.id} />
              <input type="hidden" name="signature" value={link.signature} />
              <Submit
                of={form}
                label="Tracking.StopMail"
                busyLabel="Tracking.StoppingMail"
                look="quiet"
              />
            </Form>
          </>
        )}
      </Card>
    </div>
  )
}
