/**
 * The questions before money is taken that may not be due, by the code that confirms each: nothing is
 * due, the same amount was paid on the account in the last day, or the offer is above the amount due
 * and the city's limit.
 */
export const paymentQuestions = [
  'Payment.NothingDue',
  'Payment.PaidRecently',
  'Payment.MoreThanDue',
] as const
export type PaymentQuestion = (typeof paymentQuestions)[number]

/** Whether a text names a question. */
export const isPaymentQuestion = (text: string): text is PaymentQuestion =>
  paymentQuestions.some((question) => question === text)
