import { exemptionLimits } from '@portal/core/permit-exemptions/rules'
import { Card } from '@portal/web-ui/card'
import { Beside, FieldSet } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextArea } from '@portal/web-ui/text-area'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import {
  exemptionFields,
  holdsValues,
  newExemptionForm,
  questionField,
  type QuestionPart,
} from './exemption-forms.ts'
import type { PermitExemption } from './queries.ts'

interface NewExemptionProps {
  kind: string
  /** The newest version; none for work that always needed a permit. */
  after: PermitExemption | undefined
}

/** The next version: the newest rule with other words, limits or questions, from a day. */
export function NewExemption({ kind, after }: NewExemptionProps) {
  const { t } = useTexts()
  const form = useAppForm(newExemptionForm)
  const shown = form.ask?.about
  const conditions = after?.conditions ?? []
  // Both are used, since a page carries only texts used in rendering.
  t('PermitExemptions.Save')
  return (
    <Card title={t('PermitExemptions.NewTitle')}>
      <Form of={form} look="wide">
        <p>{t('PermitExemptions.NewLead')}</p>
        <input type="hidden" name={exemptionFields.kind} value={kind} />
        {shown !== undefined && <input type="hidden" name={exemptionFields.shown} value={shown} />}
        <Beside>
          <TextInput {...form.field('fromDay')} type="date" required />
          <TextInput
            {...form.field('toDay')}
            type="date"
            hint={t('PermitExemptions.LastDayHint')}
          />
        </Beside>
        <TextArea
          {...form.field('rule', after?.rule)}
          maxLength={exemptionLimits.rule}
          rows={3}
          required
        />
        <TextArea
          {...form.field('ruleEs', after?.ruleEs)}
          maxLength={exemptionLimits.rule}
          rows={3}
          lang="es"
          required
        />
        <TextInput
          {...form.field('source', after?.source)}
          hint={t('PermitExemptions.SourceHint')}
          maxLength={exemptionLimits.source}
          autoComplete="off"
          required
        />
        {Array.from({ length: exemptionLimits.conditions }, (_, place) => (
          <Question key={place} form={form} place={place} of={conditions[place]} />
        ))}
        <Submit
          of={form}
          label={shown === undefined ? 'PermitExemptions.Preview' : 'PermitExemptions.Save'}
        />
      </Form>
    </Card>
  )
}

interface QuestionProps {
  form: FormUse
  place: number
  of: PermitExemption['conditions'][number] | undefined
}

const holdsTexts = {
  atMost: 'PermitExemptions.AMost',
  yes: 'PermitExemptions.Yes',
  no: 'PermitExemptions.No',
} as const

function Question({ form, place, of: condition }: QuestionProps) {
  const { t } = useTexts()
  const field = (part: QuestionPart, value: string | undefined) =>
    form.field(questionField(part, place), value)
  const number = condition?.kind === 'atMost' ? condition : undefined
  return (
    <FieldSet legend={t('PermitExemptions.Question', { number: place + 1 })} look="panel">
      {/* The answer’s key stays, since addresses of answers that people keep have it. */}
      <input
        type="hidden"
        name={questionField('key', place)}
        value={condition?.key ?? `q${place + 1}`}
      />
      <Beside>
        <TextInput
          {...field('text', condition?.text)}
          maxLength={exemptionLimits.question}
          autoComplete="off"
        />
        <TextInput
          {...field('textEs', condition?.textEs)}
          maxLength={exemptionLimits.question}
          autoComplete="off"
          lang="es"
        />
      </Beside>
      <Beside>
        <Select
          {...field('holds', condition?.kind === 'is' ? condition.answer : 'atMost')}
          options={holdsValues.map((value) => ({ value, label: t(holdsTexts[value]) }))}
        />
        <TextInput
          {...field('most', number && String(number.most))}
          hint={t('PermitExemptions.MostHint')}
          inputMode="decimal"
          autoComplete="off"
        />
        <TextInput
          {...field('unit', number?.unit)}
          maxLength={exemptionLimits.unit}
          autoComplete="off"
        />
        <TextInput
          {...field('unitEs', number?.unitEs)}
          maxLength={exemptionLimits.unit}
          autoComplete="off"
          lang="es"
        />
      </Beside>
    </FieldSet>
  )
}
