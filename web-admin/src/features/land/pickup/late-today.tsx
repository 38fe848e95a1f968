import { daysAfter } from '@portal/core/kernel/rules'
import { pickupLimits } from '@portal/core/pickup/rules'
import { Card } from '@portal/web-ui/card'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { everywhere, lateTodayForm } from './pickup-forms.ts'
import type { PickupDesk } from './queries.ts'
import { useRuleWords } from './use-rule-words.ts'

/** A truck broke down: one step, no preview. Its ids are not those of the form for rules. */
export function LateToday({ desk: { today, districts } }: { desk: PickupDesk }) {
  const { t, format } = useTexts()
  const { districtName } = useRuleWords(districts)
  const form = useAppForm(lateTodayForm)
  const plain = { maxLength: pickupLimits.name, autoComplete: 'off', required: true } as const
  return (
    <Card title={t('PickupCalendar.DelayTitle')}>
      <Form of={form} look="wide">
        <p>{t('PickupCalendar.DelayLead', { day: format.date(today, 'weekdayLong') })}</p>
        <input type="hidden" name="today" value={today} />
        <Beside>
          <Select
            {...form.field('district')}
            id="late-district"
            placeholder={t('PickupCalendar.ChooseDistrict')}
            options={[...districts.map(({ code }) => code), null].map((code) => ({
              value: code ?? everywhere,
              label: districtName(code),
            }))}
            required
          />
          <TextInput
            {...form.field('movedTo', daysAfter(today, 1))}
            id="late-moved-to"
            type="date"
            required
          />
        </Beside>
        <Beside>
          <TextInput
            {...form.field('name')}
            {...plain}
            id="late-name"
            hint={t('PickupCalendar.ReasonHint')}
          />
          <TextInput {...form.field('nameEs')} {...plain} id="late-name-es" lang="es" />
        </Beside>
        <Submit of={form} label="PickupCalendar.Delay" />
      </Form>
    </Card>
  )
}
