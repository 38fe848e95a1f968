import { isPaymentQuestion, type PaymentQuestion } from '@portal/core/ledger/rules'
import { ApiError } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { Ask } from '@portal/web-ui/forms/form-answer'

/** The confirmation's fields: checkbox, codes, and the amount in question. */
export const confirmFields = {
  yes: 'confirm',
  codes: 'confirmCodes',
  cents: 'confirmCents',
} as const

/** Confirmed questions; none if the amount has changed. */
export function confirmedIn(fields: Fields, cents: number): PaymentQuestion[] {
  const isSame = fields.text(confirmFields.cents) === String(cents)
  if (!isSame || !fields.isChecked(confirmFields.yes)) return []
  return fields.text(confirmFields.codes).split(',').filter(isPaymentQuestion)
}

/** The questions in our own API's error, per its contract; null without any. */
export function askOf(
  error: unknown,
  cents: number,
  confirmed: readonly PaymentQuestion[],
): Ask | null {
  if (!(error instanceof ApiError)) return null
  // Our own API's problem document.
  const { questions = [] } = (error.problem ?? {}) as {
    questions?: readonly { readonly code: PaymentQuestion; readonly message: string }[]
  }
  if (questions.length === 0) return null
  return {
    title: 'Payment.AskTitle',
    messages: questions.map(({ message }) => message),
    codes: [...new Set([...confirmed, ...questions.map(({ code }) => code)])],
    cents,
  }
}
