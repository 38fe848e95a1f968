import { inspectionLimits, inspectionWindows } from '@portal/core/inspections/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { windowTexts } from './change-inspection.tsx'
import { bookForForm } from './inspection-forms.ts'
import styles from './inspections.module.css'
import type { Week } from './queries.ts'

/** For people who call, also after the cut-off. */
export function BookFor({ week: { codes, today } }: { week: Week }) {
  const { t } = useTexts()
  const form = useAppForm(bookForForm)
  return (
    <Form of={form}>
      <div className={styles.inline}>
        <TextInput
          {...form.field('year', today.slice(0, 4))}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
        />
        <TextInput {...form.field('number')} inputMode="numeric" maxLength={8} autoComplete="off" />
      </div>
      <Select
        {...form.field('code', '')}
        options={codes.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className={styles.inline}>
        <TextInput {...form.field('day', today)} type="date" />
        <Select
          {...form.field('window', 'morning')}
          options={inspectionWindows.map((value) => ({ value, label: t(windowTexts[value]) }))}
        />
      </div>
      <div className={styles.inline}>
        <TextInput
          {...form.field('contactName')}
          maxLength={inspectionLimits.name}
          autoComplete="off"
        />
        <TextInput
          {...form.field('contactPhone')}
          type="tel"
          maxLength={inspectionLimits.phone}
          autoComplete="off"
        />
      </div>
      <TextInput
        {...form.field('note')}
        maxLength={inspectionLimits.note}
        autoComplete="off"
        optional
      />
      <Submit of={form} label="Inspections.Book" />
    </Form>
  )
}
