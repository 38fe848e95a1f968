import type { MaintenancePeriod } from '@portal/core/alerts/rules'
import { useTexts } from '@portal/web-ui/texts'
import { DeletePanel } from '../../../parts/delete-panel.tsx'
import { deletePeriodForm } from './maintenance-forms.ts'
import { backToPeriods } from './maintenance-path.ts'
import { timesOf } from './window-words.ts'

/** Spec, admin section 2.10. */
export function DeletePeriod({ period }: { period: MaintenancePeriod }) {
  const texts = useTexts()
  const { t } = texts
  return (
    <DeletePanel
      title={t('Maintenance.DeleteTitle')}
      back={backToPeriods}
      form={deletePeriodForm}
      id={period.id}
      label="Maintenance.Delete"
      busyLabel="Maintenance.Deleting"
    >
      {t('Maintenance.DeleteText', { times: timesOf(period.maintenanceSettings, texts) })}
    </DeletePanel>
  )
}
