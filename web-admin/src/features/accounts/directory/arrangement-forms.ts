import {
  type Instalment,
  maxInstalments,
  type Pace,
  paces,
  planError,
  planInstalments,
} from '@portal/core/arrangements/rules'
import { centsTyped, dollarsOf, isDay } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { offerArrangement, withdrawArrangement } from '@portal/openapi/admin-client/arrangements'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, type Refused, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

interface Plan {
  readonly kind: 'plan'
  readonly instalments: readonly Instalment[]
}

const isPace = (text: string): text is Pace => paces.some((pace) => pace === text)

/** The field names of an installment, by its index. */
export const ownField = (name: 'amount' | 'day', place: number): string => `${name}-${place}`

export const dollarsTyped = (cents: number | undefined): string =>
  cents === undefined ? '' : dollarsOf(cents).toFixed(2)

const places = Array.from({ length: maxInstalments }, (_, place) => place)

export const ownCents = ({ text }: Pick<Fields, 'text'>): number =>
  places.reduce((sum, place) => sum + (centsTyped(text(ownField('amount', place))) ?? 0), 0)

/** Installments with their own amounts and days; empty rows are ignored. */
function ownPlanIn({ text }: Pick<Fields, 'text'>): Plan | Refused {
  const rows = places
    .map((place) => ({
      place,
      amount: text(ownField('amount', place)).trim(),
      dueOn: text(ownField('day', place)),
    }))
    .filter(({ amount, dueOn }) => amount !== '' || dueOn !== '')
  const problems = rows.flatMap(({ place, amount, dueOn }) => [
    ...(centsTyped(amount) === null
      ? [{ field: ownField('amount', place), code: 'Payment.AmountInvalid' as const }]
      : []),
    ...(isDay(dueOn)
      ? []
      : [{ field: ownField('day', place), code: 'Validation.Required' as const }]),
  ])
  if (problems.length > 0) return { kind: 'refused', problems }
  const instalments = rows.map(({ amount, dueOn }) => ({
    amountCents: centsTyped(amount) ?? 0,
    dueOn,
  }))
  const code = planError(instalments, Number(text('due')), text('today'))
  return code === null ? { kind: 'plan', instalments } : refusedFor(code)
}

/** A form's installments, or its errors. */
export function planIn(fields: Pick<Fields, 'text' | 'isChecked'>): Plan | Refused {
  if (fields.isChecked('unequal')) return ownPlanIn(fields)
  return equalPlanIn(fields)
}

export function equalPlanIn({ text }: Pick<Fields, 'text'>): Plan | Refused {
  const first = text('first')
  if (!isDay(first)) return refusedBy([{ field: 'first', kind: 'Required' }])
  const [pace, count, due] = [text('pace'), Number(text('count')), Number(text('due'))]
  const areNumbers = Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(due)
  if (!isPace(pace) || !areNumbers) return refusedFor('Arrangement.CountInvalid')
  const instalments = planInstalments(due, { first, count, pace })
  // The API checks the earliest first day, since it knows the city's date.
  const code: TextKey | null = planError(instalments, due, text('today'))
  if (code === null) return { kind: 'plan', instalments }
  const field = code === 'Arrangement.DaysInvalid' ? 'first' : 'count'
  return { kind: 'refused', problems: [{ field, code }] }
}

const offerLabels: Readonly<Record<string, TextKey>> = {
  count: 'Arrangement.Count',
  first: 'Arrangement.First',
  pace: 'Arrangement.Pace',
  unequal: 'Arrangement.Unequal',
  isSure: 'Arrangement.SendSure',
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const offerForm: AppForm = {
  name: 'offer-arrangement',
  title: 'Arrangement.SendFailed',
  labels: (field) => {
    if (field.startsWith('amount-')) return { label: 'Arrangement.Amount' }
    if (field.startsWith('day-')) return { label: 'Arrangement.DueOn' }
    return { label: offerLabels[field] ?? 'Arrangement.Note' }
  },
  about: { 'Arrangement.DaysInvalid': 'first', 'Arrangement.CountInvalid': 'count' },
  async send(fields, { call, keyOf }) {
    const plan = planIn(fields)
    if (plan.kind === 'refused') return plan
    if (fields.has('asks') && !fields.isChecked('isSure'))
      return refusedBy([{ field: 'isSure', kind: 'Required' }])
    const { text } = fields
    const body = {
      customerId: text('customerId'),
      locationId: text('locationId'),
      installments: plan.instalments.map(({ amountCents, dueOn }) => ({
        amount: dollarsOf(amountCents),
        dueOn,
      })),
      note: text('note').trim(),
    }
    await call(offerArrangement, { body, header: keyOf(body) })
    return { kind: 'accepted', code: 'Arrangement.Sent' }
  },
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const withdrawForm: AppForm = {
  name: 'withdraw-arrangement',
  title: 'Arrangement.SendFailed',
  labels: { isSure: 'Arrangement.WithdrawAsk' },
  async send(fields, { call }) {
    if (fields.has('asks') && !fields.isChecked('isSure'))
      return refusedFor('Arrangement.WithdrawText')
    await call(withdrawArrangement, { path: { id: fields.text('id') } })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
