import type { ReportCategory, ReportField } from '@portal/core/report-categories/rules'
import { askedFields, type ReportDetails } from '@portal/core/reports/rules'
import { RadioGroup } from '@portal/web-ui/radio-group'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { yesNo } from './report-form.ts'
import type { TypedReport } from './typed-report.ts'

interface CategoryFieldsProps {
  category: ReportCategory
  form: FormUse
  typed: TypedReport
  /** Current answers, which decide what else is asked. */
  details: ReportDetails
}

/** The questions in the category's table row. */
export function CategoryFields({ category, form, typed, details }: CategoryFieldsProps) {
  return askedFields(category, details).map((field) => (
    <Question key={field.name} field={field} form={form} first={typed[field.name]} />
  ))
}

/** More options than this become a select. */
const maxSeen = 4

interface QuestionProps {
  field: ReportField
  form: FormUse
  first: string | undefined
}

function Question({ field, form, first }: QuestionProps) {
  const { t } = useTexts()
  const options =
    field.kind === 'yes-no'
      ? [
          { value: yesNo.yes, label: t('Util.Yes') },
          { value: yesNo.no, label: t('Util.No') },
        ]
      : Object.entries(field.choices).map(([value, text]) => ({ value, label: t(text) }))
  const preset = field.kind === 'choice' ? field.preset : undefined
  const { defaultValue, ...parts } = form.field(field.name, first ?? preset)
  const chosen = defaultValue === undefined ? {} : { defaultValue }
  return options.length <= maxSeen ? (
    <RadioGroup {...parts} {...chosen} options={options} />
  ) : (
    <Select {...parts} {...chosen} options={options} placeholder={t('Report.Choose')} />
  )
}
