import { feeLimits } from '@portal/core/fee-schedules/rules'
import { decimalOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { amountField, feeFields, newFeesForm } from './fee-forms.ts'
import type { FeeSchedule } from './queries.ts'
import { useFeeWords } from './use-fee-words.ts'

const amountsOf = (line: FeeSchedule['lines'][number]): string =>
  line.kind === 'slab'
    ? line.slabs.map(({ cents }) => decimalOf(cents)).join(' ')
    : decimalOf(line.cents)

/** The next version: the same lines with other amounts, from a day. */
export function NewFees({ after }: { after: FeeSchedule }) {
  const { t, language } = useTexts()
  const { lineWords } = useFeeWords()
  const form = useAppForm(newFeesForm)
  const { id: _id, ...before } = after
  const shown = form.ask?.about
  // Both are used, since a page carries only texts used in rendering.
  t('FeeSchedules.Save')
  return (
    <Card title={t('FeeSchedules.NewTitle')}>
      <Form of={form} look="wide">
        <p>{t('FeeSchedules.NewLead')}</p>
        <input type="hidden" name={feeFields.before} value={JSON.stringify(before)} />
        {shown !== undefined && <input type="hidden" name={feeFields.shown} value={shown} />}
        <TextInput {...form.field('fromDay')} type="date" required />
        <TextInput {...form.field('toDay')} type="date" hint={t('FeeSchedules.LastDayHint')} />
        <TextInput
          {...form.field('source', after.source)}
          maxLength={feeLimits.source}
          autoComplete="off"
          required
        />
        {after.lines.map((line, place) => (
          <TextInput
            key={lineWords(line)}
            {...form.field(amountField(place), amountsOf(line))}
            label={`${language === 'es' ? line.nameEs : line.name}: ${t(
              line.kind === 'slab' ? 'FeeSchedules.SlabAmounts' : 'FeeSchedules.LineAmount',
            )}`}
            hint={
              line.kind === 'slab'
                ? t('FeeSchedules.SlabHint', { steps: lineWords(line) })
                : lineWords(line)
            }
            inputMode="decimal"
            autoComplete="off"
            required
          />
        ))}
        <Submit
          of={form}
          label={shown === undefined ? 'FeeSchedules.Preview' : 'FeeSchedules.Save'}
        />
      </Form>
    </Card>
  )
}
