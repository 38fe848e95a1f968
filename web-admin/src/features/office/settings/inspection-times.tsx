import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { hourText } from '@portal/core/kernel/rules'
import { settingLimits } from '@portal/core/settings/rules'
import { getInspectionSettings } from '@portal/openapi/admin-client/settings'
import { keyOf } from '@portal/web-ui/api'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ChangedMeanwhile, useChangedMeanwhile } from '../../../parts/changed-meanwhile.tsx'
import { seenField, seenFieldsIn } from '../../../parts/seen-field.ts'
import { hourOptions } from './hour-options.ts'
import {
  inspectionTimeNames,
  type InspectionTimes as Times,
  inspectionTimesForm,
  inspectionTimesOf,
} from './inspection-times-form.ts'
import { type InspectionSettings, inspectionSettingsQuery } from './queries.ts'
import styles from './settings.module.css'

/** When inspections can be booked: administrators change it, all who see inspections read it. */
export function InspectionTimes() {
  const { t } = useTexts()
  const { roles } = useApp().page.viewer
  const { data } = useSuspenseQuery(inspectionSettingsQuery())
  return (
    <Card title={t('InspectionDesk.Times')}>
      {mayCall(roles, 'setInspectionSettings') ? <TimesForm of={data} /> : <TimesList of={data} />}
    </Card>
  )
}

const isHour = (name: keyof Times): boolean => name !== 'daysAhead' && name !== 'correctionHours'

function TimesList({ of }: { of: InspectionSettings }) {
  const { t, language } = useTexts()
  const form = useAppForm(inspectionTimesForm)
  const times = inspectionTimesOf(of)
  return (
    <Stack>
      <p>{t('InspectionDesk.TimesLead')}</p>
      <ul className={styles.rows}>
        {inspectionTimeNames.map((name) => (
          <li key={name}>
            <span>{form.field(name).label}</span>
            <span>{isHour(name) ? hourText(Number(times[name]), language) : times[name]}</span>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

function TimesForm({ of }: { of: InspectionSettings }) {
  const { t, language } = useTexts()
  const current = inspectionTimesOf(of)
  const { isRefused, seen, isTyped, options } = useChangedMeanwhile({
    form: inspectionTimesForm,
    code: 'Settings.ChangedMeanwhile',
    current,
    queryKey: keyOf(getInspectionSettings),
    seenIn: seenFieldsIn<Times>,
  })
  const form = useAppForm(inspectionTimesForm, options)
  const shown = (name: keyof Times, value: string) =>
    isHour(name) ? hourText(Number(value), language) : value
  const changes = inspectionTimeNames
    .filter((name) => seen[name] !== current[name])
    .map((name) => ({
      field: form.field(name).label,
      from: shown(name, seen[name]),
      to: shown(name, current[name]),
    }))
  const field = (name: keyof Times) => ({
    ...form.field(name, current[name]),
    ...(isTyped(form, name, seen[name]) ? {} : { defaultValue: current[name] }),
  })
  const number = { inputMode: 'numeric', maxLength: 3, autoComplete: 'off' } as const
  return (
    <Stack>
      {isRefused && <ChangedMeanwhile changes={changes} />}
      <Form of={form} look="wide">
        <input type="hidden" name="version" value={of.version} />
        <input type="hidden" name={seenField} value={JSON.stringify(current)} />
        <p>{t('InspectionDesk.TimesLead')}</p>
        <div className={styles.fields}>
          <TextInput
            {...field('daysAhead')}
            {...number}
            type="number"
            min={1}
            max={settingLimits.daysAhead}
          />
          {inspectionTimeNames.filter(isHour).map((name) => (
            <Select
              key={name}
              {...field(name)}
              options={hourOptions(name.endsWith('To') ? 'to' : 'from', language)}
            />
          ))}
          <TextInput
            {...field('correctionHours')}
            {...number}
            type="number"
            min={0}
            max={settingLimits.correctionHours}
            hint={t('InspectionDesk.CorrectionHoursHint')}
          />
        </div>
        <Submit of={form} label="InspectionDesk.TimesSave" />
      </Form>
    </Stack>
  )
}
