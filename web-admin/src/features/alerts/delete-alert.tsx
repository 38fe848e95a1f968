import type { SystemAlert } from '@portal/core/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { OpenPanel } from '../../screens/open-panel.tsx'
import { useAppForm } from '../../screens/use-app-form.ts'
import { deleteAlertForm } from './alert-forms.ts'
import { alertsPath, backToAlerts } from './alerts-path.ts'

/** Asks before an alert is deleted (spec, admin section 2.7). */
export function DeleteAlert({ alert }: { alert: SystemAlert }) {
  const { t } = useTexts()
  const form = useAppForm(deleteAlertForm)
  return (
    <OpenPanel back={backToAlerts} title={t('Alerts.DeleteTitle')}>
      <Form of={form}>
        <input type="hidden" name="Id" value={alert.Id} />
        <p>
          {t('Alerts.DeleteText', {
            english: alert.TitleAlertEnglish,
            spanish: alert.TitleAlertSpanish,
          })}
        </p>
        <Row>
          <Submit of={form} label="Alerts.Delete" busyLabel="Alerts.Deleting" look="danger" />
          {/* The harmless answer has the focus, so that a stray Enter loses nothing. */}
          <ButtonLink look="quiet" href={alertsPath} data-first-focus>
            {t('Util.Cancel')}
          </ButtonLink>
        </Row>
      </Form>
    </OpenPanel>
  )
}
