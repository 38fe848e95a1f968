export {
  isPaid,
  isPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
  refundStatuses,
  stepsTo,
} from './payment-status.ts'
export { type Channel, isByJob, jobChannels, type PaymentCause } from './payment-words.ts'
export { isPaymentQuestion, type PaymentQuestion, paymentQuestions } from './questions.ts'
export { defaultPurpose, type Purpose, purposeNames, purposes } from './purposes.ts'

/** In cents (spec, resident section 9). */
export const minimumPaymentCents = 100
export const maximumPaymentCents = 9_999_999

export const isPayable = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents >= minimumPaymentCents && cents <= maximumPaymentCents

/** Everything due, at least the minimum (spec, resident section 5). */
export const suggestedCents = (dueCents: number, penaltyCents: number): number =>
  Math.max(dueCents + penaltyCents, minimumPaymentCents)
