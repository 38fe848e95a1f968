import { maskedTime, meridiems, typedTime } from '@portal/core/alerts/rules'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import type { Part } from './maintenance-forms.ts'
import styles from './maintenance.module.css'

interface ClockInputProps {
  form: FormUse
  part: Part
  end: 'start' | 'end'
  first: string
}

/** A time with the mask 99:99, and AM or PM (spec, admin section 9). */
export function ClockInput({ form, part, end, first }: ClockInputProps) {
  const { t } = useTexts()
  const typed = typedTime(first)
  return (
    <div className={styles.clock}>
      <TextInput
        {...form.field(`${part}.${end}Time`, typed.time)}
        label={t(`Maintenance.${end}Time`)}
        placeholder={t('Maintenance.TimeHint')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        onInput={({ currentTarget: input }) => {
          // Mask only at the end, to keep the caret.
          if (input.selectionStart === input.value.length) input.value = maskedTime(input.value)
        }}
        onBlur={({ currentTarget: input }) => {
          input.value = maskedTime(input.value)
        }}
      />
      <Select
        {...form.field(`${part}.${end}Meridiem`, typed.meridiem)}
        label={t(`Maintenance.${end}Meridiem`)}
        placeholder={t('Maintenance.AmPm')}
        options={meridiems.map((value) => ({ value, label: value }))}
      />
    </div>
  )
}
