import { type Instalment, maxInstalments } from '@portal/core/arrangements/rules'
import { Beside } from '@portal/web-ui/field-set'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { dollarsTyped, ownField } from './arrangement-forms.ts'

interface OwnInstalmentsProps {
  form: FormUse
  account: string
  plan: readonly Instalment[]
  dueCents: number
  /** Total of the typed amounts; null before any input. */
  typedCents: number | null
}

/** Custom amounts and days; without JavaScript, empty rows are ignored. */
export function OwnInstalments({ form, account, plan, dueCents, typedCents }: OwnInstalmentsProps) {
  const { t, format } = useTexts()
  const row = (place: number) => (
    <Beside key={place}>
      <TextInput
        {...form.field(ownField('amount', place), dollarsTyped(plan[place]?.amountCents))}
        id={`${ownField('amount', place)}-${account}`}
        label={t('Arrangement.AmountOf', { place: place + 1 })}
        inputMode="decimal"
        autoComplete="off"
      />
      <TextInput
        {...form.field(ownField('day', place), plan[place]?.dueOn ?? '')}
        id={`${ownField('day', place)}-${account}`}
        label={t('Arrangement.DayOf', { place: place + 1 })}
        type="date"
      />
    </Beside>
  )
  const places = Array.from({ length: maxInstalments }, (_, place) => place)
  const sum = typedCents ?? dueCents
  return (
    <>
      {places.slice(0, plan.length).map(row)}
      <noscript>{places.slice(plan.length).map(row)}</noscript>
      <Status>
        {t('Arrangement.SumOf', { sum: format.money(sum), due: format.money(dueCents) })}
      </Status>
    </>
  )
}
