import {
  dollarsOf,
  type Instalment,
  isDay,
  type Pace,
  paces,
  planFault,
  planInstalments,
  type TextKey,
} from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, type Refused, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../screens/app-form.ts'

interface Plan {
  readonly kind: 'plan'
  readonly instalments: readonly Instalment[]
}

const isPace = (text: string): text is Pace => paces.some((pace) => pace === text)

/** The instalments that a form asks for, or what is wrong with them. */
export function planIn({ text }: Pick<Fields, 'text'>): Plan | Refused {
  const first = text('first')
  if (!isDay(first)) return refusedBy([{ field: 'first', kind: 'Required' }])
  const [pace, count, due] = [text('pace'), Number(text('count')), Number(text('due'))]
  const areNumbers = Number.isSafeInteger(count) && count > 0 && Number.isSafeInteger(due)
  if (!isPace(pace) || !areNumbers) return refusedFor('Arrangement.CountInvalid')
  const instalments = planInstalments(due, { first, count, pace })
  // That the first day is far enough off, the API says: it knows the city's day.
  const code: TextKey | null = planFault(instalments, due, text('today'))
  if (code === null) return { kind: 'plan', instalments }
  const field = code === 'Arrangement.DaysInvalid' ? 'first' : 'count'
  return { kind: 'refused', problems: [{ field, code }] }
}

/** Offers instalments. A dialog asks first; where no script can, a box has to be ticked. */
export const offerForm: AppForm = {
  name: 'offer-arrangement',
  title: 'Arrangement.SendFailed',
  labels: {
    count: 'Arrangement.Count',
    first: 'Arrangement.First',
    pace: 'Arrangement.Pace',
    note: 'Arrangement.Note',
    isSure: 'Arrangement.SendSure',
  },
  about: { 'Arrangement.DaysInvalid': 'first', 'Arrangement.CountInvalid': 'count' },
  async send(fields, { api, keyOf }) {
    const plan = planIn(fields)
    if (plan.kind === 'refused') return plan
    if (fields.has('asks') && !fields.isTicked('isSure'))
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
    await dataOf(api.POST('/payment-arrangements', { body, params: { header: keyOf(body) } }))
    return { kind: 'told', code: 'Arrangement.Sent' }
  },
}

/** Takes an arrangement back. A dialog asks first; where no script can, a box has to be ticked. */
export const withdrawForm: AppForm = {
  name: 'withdraw-arrangement',
  title: 'Arrangement.SendFailed',
  labels: { isSure: 'Arrangement.WithdrawAsk' },
  async send(fields, { api }) {
    if (fields.has('asks') && !fields.isTicked('isSure'))
      return refusedFor('Arrangement.WithdrawText')
    const params = { path: { id: fields.text('id') } }
    await dataOf(api.DELETE('/payment-arrangements/{id}', { params }))
    return { kind: 'told', toast: 'SuccessUpdate' }
  },
}
