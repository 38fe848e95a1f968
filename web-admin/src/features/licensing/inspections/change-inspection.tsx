import { inspectionWindows } from '@portal/core/inspections/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import {
  assignInspectionForm,
  cancelInspectionForm,
  moveInspectionForm,
} from './inspection-forms.ts'
import styles from './inspections.module.css'
import type { ListedInspection, Week } from './queries.ts'

interface ChangeInspectionProps {
  inspection: ListedInspection
  inspectors: Week['inspectors']
}

export const windowTexts = {
  morning: 'InspectionDesk.Morning',
  afternoon: 'InspectionDesk.Afternoon',
} as const

/** Another inspector, another time, or none: for a booked one. */
export function ChangeInspection({ inspection, inspectors }: ChangeInspectionProps) {
  const { t } = useTexts()
  const { day, id, inspectorId, version, window } = inspection
  const assign = useAppForm(assignInspectionForm)
  const move = useAppForm(moveInspectionForm)
  const cancel = useAppForm(cancelInspectionForm)
  const field = (form: typeof assign, name: string, first: string) => ({
    ...form.field(name, first),
    // The same fields for each inspection of a page.
    id: `${name}-${id}`,
  })
  return (
    <details className={styles.change}>
      <summary>{t('InspectionDesk.Change')}</summary>
      <Form of={assign}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <div className={styles.inline}>
          <Select
            {...field(assign, 'inspectorId', inspectorId ?? '')}
            options={[
              { value: '', label: t('InspectionDesk.Nobody') },
              ...inspectors.map((one) => ({ value: one.id, label: one.name })),
            ]}
          />
          <Submit of={assign} label="InspectionDesk.Assign" look="quiet" />
        </div>
      </Form>
      <Form of={move}>
        <input type="hidden" name="id" value={id} />
        <div className={styles.inline}>
          <TextInput {...field(move, 'day', day)} type="date" />
          <Select
            {...field(move, 'window', window)}
            options={inspectionWindows.map((value) => ({ value, label: t(windowTexts[value]) }))}
          />
          <Submit of={move} label="InspectionDesk.Move" look="quiet" />
        </div>
      </Form>
      <Form of={cancel}>
        <input type="hidden" name="id" value={id} />
        <Submit of={cancel} label="InspectionDesk.Cancel" look="danger" />
      </Form>
    </details>
  )
}
