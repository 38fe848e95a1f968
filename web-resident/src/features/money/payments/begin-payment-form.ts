import { isCitationNumber } from '@portal/core/citations/rules'
import { emailErrors } from '@portal/core/identity/rules'
import { isPayable, type Purpose, purposeNames, purposes } from '@portal/core/ledger/rules'
import { beginPayment } from '@portal/openapi/resident-client/payments'
import type { Fields } from '@portal/web-ui/forms/fields'
import { type FormAnswer, type Refused, refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { centsTyped } from './cents-typed.ts'
import { askOf, confirmedIn } from './payment-ask.ts'

export const itemField = (name: 'pay' | 'amount', accountNumber: string): string =>
  `${name}-${accountNumber}`

interface Item {
  readonly accountNumber: string
  readonly amount: string
  readonly field: string
}

/** The checked accounts of a list, or the named one. */
function itemsIn(fields: Fields): readonly Item[] {
  const listed = fields.texts('account')
  if (listed.length === 0)
    return [
      {
        accountNumber: fields.text('accountNumber').trim(),
        amount: fields.text('amount'),
        field: 'amount',
      },
    ]
  return listed
    .filter((number) => listed.length === 1 || fields.isChecked(itemField('pay', number)))
    .map((number) => {
      const field = itemField('amount', number)
      return { accountNumber: number, amount: fields.text(field), field }
    })
}

const sumOf = (items: readonly Item[]): number =>
  items.reduce((sum, { amount }) => sum + (centsTyped(amount) ?? 0), 0)

/** The typed total, in cents. */
export const typedTotal = (fields: Fields): number => sumOf(itemsIn(fields))

function errorsIn(fields: Fields, items: readonly Item[], purpose: Purpose) {
  const email = fields.text('email').trim()
  const [first] = items
  const number =
    first && first.accountNumber === ''
      ? [{ field: 'accountNumber', kind: 'Required' as const }]
      : purposes[purpose].pays === 'number' && first && !isCitationNumber(first.accountNumber)
        ? [{ field: 'accountNumber', kind: 'Invalid' as const }]
        : []
  const total = sumOf(items)
  const wrong = items.filter(({ amount }) => !((centsTyped(amount) ?? 0) > 0))
  const short = wrong.length === 0 && !isPayable(total) ? items.slice(0, 1) : wrong
  const amounts = short.map(({ field }) => ({ field, kind: 'Invalid' as const }))
  return [...number, ...amounts, ...(email === '' ? [] : emailErrors({ email }))]
}

/** No account chosen, or no amount (spec, resident section 5). */
export type Emptiness = 'Payment.ChooseAccount' | 'Payment.AmountInvalid'

/** What the form lacks so far; null if complete. */
export function emptinessOf(fields: Fields): Emptiness | null {
  const items = itemsIn(fields)
  if (items.length === 0) return 'Payment.ChooseAccount'
  return sumOf(items) > 0 ? null : 'Payment.AmountInvalid'
}

/** Starts a payment; its page leads to the provider's. */
export const beginPaymentForm: AppForm = {
  name: 'begin-payment',
  title: 'Payment.NotBegun',
  labels: (field) => {
    if (field === 'email') return { label: 'Payment.ReceiptEmail' }
    if (field === 'accountNumber') return { label: 'Payment.AccountNumber' }
    return { label: 'Payment.Amount' }
  },
  about: {
    'Payment.AccountNotFound': 'accountNumber',
    'Payment.CitationNotFound': 'accountNumber',
    'Payment.CitationAmount': 'amount',
    'Payment.AmountInvalid': 'amount',
  },
  async send(fields, { call }): Promise<FormAnswer> {
    const purpose =
      purposeNames.find((name) => name === fields.text('transactionType')) ?? 'UTILITY'
    const items = itemsIn(fields)
    if (items.length === 0) return { kind: 'refused', code: 'Payment.ChooseAccount', problems: [] }
    const fieldErrors = errorsIn(fields, items, purpose)
    if (fieldErrors.length > 0) {
      const refused = refusedBy(fieldErrors)
      return {
        ...refused,
        problems: refused.problems.map((problem) =>
          problem.field.startsWith('amount')
            ? { ...problem, code: 'Payment.AmountInvalid' as const }
            : problem,
        ),
      }
    }
    const cents = sumOf(items)
    const confirm = confirmedIn(fields, cents)
    const cookies: string[] = []
    const begun = await call(beginPayment, {
      body: {
        transactionType: purpose,
        items: items.map(({ accountNumber, amount }) => ({
          accountNumber,
          amount: (centsTyped(amount) ?? 0) / 100,
        })),
        activityId: fields.text('activityId') || null,
        email: fields.text('email').trim() || null,
        confirm,
      },
      onAnswer: ({ headers }) => cookies.push(...headers.getSetCookie()),
    }).catch((error: unknown): Refused => {
      const ask = askOf(error, cents, confirm)
      if (!ask) throw error
      return { kind: 'refused', code: 'Payment.ToConfirm', problems: [], ask }
    })
    if ('kind' in begun) return begun
    const { reference, signature } = begun
    return {
      kind: 'done',
      // Signed, so that it opens even after a login or logout.
      href: `/payment?${new URLSearchParams({ reference, signature })}`,
      // Identifies a device without an account, without JavaScript.
      cookie: cookies[0],
    }
  },
}
