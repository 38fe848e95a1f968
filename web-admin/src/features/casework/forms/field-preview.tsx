import type { AskingField, FormDefinition, FormField } from '@portal/core/forms/rules'
import type { Language } from '@portal/core/kernel/rules'
import { CheckboxGroup } from '@portal/web-ui/checkbox-group'
import { Field } from '@portal/web-ui/field'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import styles from './forms.module.css'
import { conditionText, ruleText } from './preview-rules.ts'

/** A form in its preview's language. */
export interface Shown {
  readonly definition: FormDefinition
  readonly shownIn: Language
}

/** As residents see it, with its rules and conditions. */
export function FieldPreview({
  field,
  definition,
  shownIn,
  isAsked,
}: Shown & { field: FormField; isAsked: boolean }) {
  const texts = useTexts()
  const { t } = texts
  const { when } = field
  const rules = [
    field.kind !== 'words' && ruleText(field, texts),
    when &&
      `${conditionText(definition, when, { t, shownIn })}${isAsked ? '' : ` (${t('FormPreview.NotAsked')})`}`,
  ]
  return (
    <div className={styles.part} data-conditional={when && (isAsked ? 'asked' : 'not')}>
      <div lang={shownIn}>
        {field.kind === 'words' ? (
          <p>{field.label[shownIn]}</p>
        ) : (
          <Control field={field} shownIn={shownIn} />
        )}
      </div>
      <p className={styles.rule}>{rules.filter(Boolean).join('. ')}</p>
    </div>
  )
}

/** Longer lists become a menu, as in the hosted form. */
const maxRadios = 6

const lines: Readonly<Partial<Record<AskingField['kind'], object>>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
  number: { inputMode: 'decimal' },
}

function Control({ field, shownIn }: { field: AskingField; shownIn: Language }) {
  const { t } = useTexts()
  const { name, label, hint } = field
  // No autofill of the clerk's own data.
  const own = { name, label: label[shownIn], ...(hint && { hint: hint[shownIn] }) }
  switch (field.kind) {
    case 'paragraph':
      return <TextArea {...own} autoComplete="off" />
    case 'yes-no':
      return (
        <RadioGroup
          {...own}
          options={[
            { value: 'yes', label: t('Util.Yes') },
            { value: 'no', label: t('Util.No') },
          ]}
        />
      )
    case 'choice':
    case 'choices': {
      const options = field.choices.map((choice) => ({
        value: choice.value,
        label: choice.label[shownIn],
      }))
      if (field.kind === 'choices') return <CheckboxGroup {...own} options={options} />
      if (options.length > maxRadios) return <Select {...own} placeholder="-" options={options} />
      return <RadioGroup {...own} options={options} />
    }
    case 'files':
      return (
        <Field {...own}>
          {(wiring) => <input {...wiring} type="file" multiple={field.most > 1} disabled />}
        </Field>
      )
    default:
      return <TextInput {...own} {...lines[field.kind]} autoComplete="off" />
  }
}
