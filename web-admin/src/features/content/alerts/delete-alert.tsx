import type { SystemAlert } from '@portal/core/alerts/rules'
import { useTexts } from '@portal/web-ui/texts'
import { DeletePanel } from '../../../parts/delete-panel.tsx'
import { deleteAlertForm } from './alert-forms.ts'
import { backToAlerts } from './alerts-path.ts'

/** Confirmation (spec, admin section 2.7). */
export function DeleteAlert({ alert }: { alert: SystemAlert }) {
  const { t } = useTexts()
  return (
    <DeletePanel
      title={t('Alerts.DeleteTitle')}
      back={backToAlerts}
      form={deleteAlertForm}
      id={alert.Id}
      label="Alerts.Delete"
      busyLabel="Alerts.Deleting"
    >
      {t('Alerts.DeleteText', {
        english: alert.TitleAlertEnglish,
        spanish: alert.TitleAlertSpanish,
      })}
    </DeletePanel>
  )
}
