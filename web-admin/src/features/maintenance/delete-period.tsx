import type { MaintenancePeriod } from '@portal/core/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { OpenPanel } from '../../screens/open-panel.tsx'
import { useAppForm } from '../../screens/use-app-form.ts'
import { deletePeriodForm } from './maintenance-forms.ts'
import { backToPeriods, maintenancePath } from './maintenance-path.ts'
import { timesOf } from './window-words.ts'

/** The small confirmation before a period is deleted (spec, admin section 2.10). */
export function DeletePeriod({ period }: { period: MaintenancePeriod }) {
  const texts = useTexts()
  const { t } = texts
  const form = useAppForm(deletePeriodForm)
  return (
    <OpenPanel back={backToPeriods} title={t('Maintenance.DeleteTitle')}>
      <Form of={form}>
        <input type="hidden" name="id" value={period.id} />
        <p>{t('Maintenance.DeleteText', { times: timesOf(period.maintenanceSettings, texts) })}</p>
        <Row>
          <Submit
            of={form}
            label="Maintenance.Delete"
            busyLabel="Maintenance.Deleting"
            look="danger"
          />
          {/* The harmless answer has the focus, so that a stray Enter loses nothing. */}
          <ButtonLink look="quiet" href={maintenancePath} data-first-focus>
            {t('Util.Cancel')}
          </ButtonLink>
        </Row>
      </Form>
    </OpenPanel>
  )
}
