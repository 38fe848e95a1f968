import { chosenDays, dayChoices, type DaysActive, toggleDay } from '@portal/core/alerts/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import type { Part } from './maintenance-forms.ts'
import styles from './maintenance.module.css'

const stepOf = {
  maintenanceWarningAlert: 'Maintenance.Step0',
  maintenanceSettings: 'Maintenance.Step1',
} as const satisfies Record<Part, string>

interface DaysInputProps {
  form: FormUse
  part: Part
  days: DaysActive
  onChange: (days: DaysActive) => void
}

/** Every day, or single days; clicks follow the specification (admin section 4). */
export function DaysInput({ form, part, days, onChange }: DaysInputProps) {
  const { t } = useTexts()
  const name = `${part}.daysActive`
  return (
    <div className={styles.days}>
      <CheckboxGroup
        name={name}
        // Days appear twice; the legend tells screen readers which step.
        label={
          <>
            {t('Maintenance.daysActive')}
            <VisuallyHidden>, {t(stepOf[part])}</VisuallyHidden>
          </>
        }
        error={form.errorOf(name)}
        options={dayChoices.map((value) => ({ value, label: t(`Maintenance.${value}`) }))}
        value={chosenDays(days)}
        onChange={(ticked) => {
          const clicked = dayChoices.find((day) => ticked.includes(day) !== days[day])
          if (clicked) onChange(toggleDay(days, clicked))
        }}
      />
    </div>
  )
}
