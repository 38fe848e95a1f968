import { inspectionLimits, inspectionWindows } from '@portal/core/inspections/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldGroup } from '@portal/web-ui/field'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { slotsForm } from './inspection-forms.ts'
import styles from './inspections.module.css'
import type { Week } from './queries.ts'

/** Opens mornings and afternoons of a period for an inspector, or closes them. */
export function Slots({ week: { days, inspectors, today } }: { week: Week }) {
  const { t } = useTexts()
  const form = useAppForm(slotsForm)
  const last = days.at(-1)?.day ?? today
  const { defaultValue: _none, ...windows } = form.field('windows')
  return (
    <Form of={form}>
      <p>{t('InspectionDesk.SlotsHint')}</p>
      <div className={styles.inline}>
        <TextInput {...form.field('fromDay', days[0]?.day ?? today)} type="date" />
        <TextInput {...form.field('toDay', last)} type="date" />
      </div>
      <Select
        {...form.field('inspectorId', '')}
        options={[
          { value: '', label: t('InspectionDesk.Anyone') },
          ...inspectors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <FieldGroup {...windows}>
        {inspectionWindows.map((window) => (
          <Checkbox key={window} {...form.box(window, true)} />
        ))}
      </FieldGroup>
      <TextInput
        {...form.field('capacity', '4')}
        type="number"
        inputMode="numeric"
        min={0}
        max={inspectionLimits.capacity}
      />
      <Submit of={form} label="InspectionDesk.SlotsSave" />
    </Form>
  )
}
