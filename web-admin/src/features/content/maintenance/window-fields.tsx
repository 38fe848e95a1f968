import { alertLengths, type DaysActive, type MaintenanceWindow } from '@portal/core/alerts/rules'
import { Beside } from '@portal/web-ui/field-set'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { ClockInput } from './clock-input.tsx'
import { DaysInput } from './days-input.tsx'
import type { Part } from './maintenance-forms.ts'
import styles from './maintenance.module.css'

interface WindowFieldsProps {
  form: FormUse
  part: Part
  first: MaintenanceWindow
  /** Controlled; other fields are the form's. */
  days: DaysActive
  onDays: (days: DaysActive) => void
}

/** The warning's or downtime's fields (spec, admin section 3.6). */
export function WindowFields({ form, part, first, days, onDays }: WindowFieldsProps) {
  const { t } = useTexts()
  const field = (name: 'englishText' | 'spanishText' | 'startDate' | 'endDate') => ({
    ...form.field(`${part}.${name}`, first[name] ?? ''),
    label: t(`Maintenance.${name}`),
  })
  const text = { rows: 3, maxLength: alertLengths.maintenance }
  return (
    <>
      <Beside>
        <TextArea {...field('englishText')} {...text} lang="en" />
        <TextArea {...field('spanishText')} {...text} lang="es" />
      </Beside>
      <Beside>
        <ClockInput form={form} part={part} end="start" first={first.startTime} />
        <ClockInput form={form} part={part} end="end" first={first.endTime} />
      </Beside>
      <p className={styles.soft}>{t('Maintenance.EndHint')}</p>
      <DaysInput form={form} part={part} days={days} onChange={onDays} />
      <Beside>
        <TextInput {...field('startDate')} type="date" optional />
        <TextInput {...field('endDate')} type="date" optional />
      </Beside>
      <p className={styles.soft}>{t('Maintenance.DatesHint')}</p>
    </>
  )
}
