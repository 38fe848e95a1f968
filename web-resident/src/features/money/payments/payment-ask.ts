import { isPaymentQuestion, type PaymentQuestion } from '@portal/core/ledger/rules'
import { ApiError } from '@portal/web-ui/api'
import type { Fields } from '@portal/web-ui/forms/fields'
import type { Ask } from '@portal/web-ui/forms/form-answer'

/** Fields of a yes: the box, what it confirms, and the sum that it was asked about. */
export const confirmFields = {
  yes: 'confirm',
  codes: 'confirmCodes',
  cents: 'confirmCents',
} as const

/** What a payer says yes to; nothing where the sum is another than the one that was asked about. */
export function confirmedIn(fields: Fields, cents: number): PaymentQuestion[] {
  const isSame = fields.text(confirmFields.cents) === String(cents)
  if (!isSame || !fields.isTicked(confirmFields.yes)) return []
  return fields.text(confirmFields.codes).split(',').filter(isPaymentQuestion)
}

/** The questions of our own API's refusal, as its contract has them; null where it asks nothing. */
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
