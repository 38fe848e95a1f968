import { useRef, useState } from 'react'
import {
  canGoOn,
  canSave,
  type DaysActive,
  daysOf,
  type MaintenancePeriod,
  type MaintenanceWindow,
} from '@portal/core/alerts/rules'
import { Button } from '@portal/web-ui/button'
import { Checkbox } from '@portal/web-ui/checkbox'
import { Form, Submit } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { OpenPanel, useFromServer } from '../../../parts/open-panel.tsx'
import { type Part, parts, periodForm, readPeriod } from './maintenance-forms.ts'
import { backToPeriods } from './maintenance-path.ts'
import styles from './maintenance.module.css'
import { WindowFields } from './window-fields.tsx'

const blank: MaintenanceWindow = {
  enabled: true,
  englishText: '',
  spanishText: '',
  startDate: null,
  endDate: null,
  startTime: '',
  endTime: '',
  daysActive: daysOf([]),
}

const blankPeriod = { maintenanceWarningAlert: blank, maintenanceSettings: blank }

/** Two steps (spec, admin sections 2.10 and 5.6); without JavaScript both show. */
export function EditPeriod({ period }: { period: MaintenancePeriod | null }) {
  const { t } = useTexts()
  const form = useAppForm(periodForm)
  const isFromServer = useFromServer()
  const first = period ?? blankPeriod
  const start = form.typed ? readPeriod(form.typed) : first
  const [edit, setEdit] = useState(start)
  const [days, setDays] = useState({
    maintenanceWarningAlert: start.maintenanceWarningAlert.daysActive,
    maintenanceSettings: start.maintenanceSettings.daysActive,
  })
  const [stood, setStood] = useState({ step: 0, answers: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  // Show the step that has the error.
  const isWarningWrong = Object.keys(blank).some((name) => form.errorOf(`${parts[0]}.${name}`))
  const step = isWarningWrong && form.answers > stood.answers ? 0 : stood.step
  const go = (to: 0 | 1) => {
    setStood({ step: to, answers: form.answers })
    requestAnimationFrame(() => heading.current?.focus())
  }
  const isShown = (one: number) => isFromServer || step === one
  // Used on the server as well, so that the page carries the texts.
  const [next, previous, incomplete] = [
    t('Maintenance.Next'),
    t('Maintenance.Previous'),
    t('Maintenance.Lacking'),
  ]
  const lacking = (isWhole: boolean) => (isFromServer || isWhole ? undefined : incomplete)
  const partOf = (part: Part) => ({ ...edit[part], daysActive: days[part] })
  const warning = partOf('maintenanceWarningAlert')
  const downtime = partOf('maintenanceSettings')
  const fieldsOf = (part: Part) => ({
    form,
    part,
    first: first[part],
    days: days[part],
    onDays: (chosen: DaysActive) => setDays({ ...days, [part]: chosen }),
  })
  return (
    <OpenPanel
      back={backToPeriods}
      size="wide"
      title={t(period ? 'Maintenance.EditTitle' : 'Maintenance.AddTitle')}
    >
      <Form
        of={form}
        look="wide"
        onInput={(event) => setEdit(readPeriod(fieldsIn(event.currentTarget)))}
      >
        {period && <input type="hidden" name="id" value={period.id} />}
        <div hidden={!isShown(0)}>
          <Stack>
            <h3 ref={step === 0 ? heading : null} tabIndex={-1} className={styles.step}>
              {t('Maintenance.Step0')}
            </h3>
            <p>{t('Maintenance.Step0Lead')}</p>
            <Checkbox
              {...form.box(`${parts[0]}.enabled`, first.maintenanceWarningAlert.enabled)}
              label={t('Maintenance.WarningEnabled')}
            />
            <div hidden={!isFromServer && !warning.enabled}>
              <Stack>
                <WindowFields {...fieldsOf(parts[0])} />
              </Stack>
            </div>
            {!isFromServer && (
              <Button onClick={() => go(1)} disabledReason={lacking(canGoOn(warning))}>
                {next}
              </Button>
            )}
          </Stack>
        </div>
        <div hidden={!isShown(1)}>
          <Stack>
            <h3 ref={step === 1 ? heading : null} tabIndex={-1} className={styles.step}>
              {t('Maintenance.Step1')}
            </h3>
            <p>{t('Maintenance.Step1Lead')}</p>
            <Checkbox
              {...form.box(`${parts[1]}.enabled`, first.maintenanceSettings.enabled)}
              label={t('Maintenance.DowntimeEnabled')}
              hint={t('Maintenance.DowntimeEnabledHint')}
            />
            <WindowFields {...fieldsOf(parts[1])} />
            <Row>
              <Submit
                of={form}
                label="Maintenance.Save"
                busyLabel="Maintenance.Saving"
                disabledReason={lacking(canSave(downtime))}
              />
              {!isFromServer && (
                <Button look="quiet" onClick={() => go(0)}>
                  {previous}
                </Button>
              )}
            </Row>
          </Stack>
        </div>
      </Form>
    </OpenPanel>
  )
}
