/**
 * Asked before a payment that may not be due: nothing is due, the same amount was paid on the
 * account in the last day, or the amount is above what is due and the city's limit.
 */
export const paymentQuestions = [
  'Payment.NothingDue',
  'Payment.PaidRecently',
  'Payment.MoreThanDue',
] as const
export type PaymentQuestion = (typeof paymentQuestions)[number]

export const isPaymentQuestion = (text: string): text is PaymentQuestion =>
  paymentQuestions.some((question) => question === text)
