export {
  isPaid,
  isPaymentStatus,
  type PaymentStatus,
  paymentStatuses,
  stepsTo,
} from './payment-status.ts'
export { type Channel, isByJob, jobChannels, type PaymentCause } from './payment-words.ts'
export { isPaymentQuestion, type PaymentQuestion, paymentQuestions } from './questions.ts'
export { defaultPurpose, type Purpose, purposeNames, purposes } from './purposes.ts'

/**
 * A payment's smallest amount in cents (spec, resident section 9), and the largest: the limit of the
 * provider's form.
 */
export const minimumPaymentCents = 100
export const maximumPaymentCents = 9_999_999

/** Whether an amount in cents can be paid in one payment. */
export const isPayable = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents >= minimumPaymentCents && cents <= maximumPaymentCents

/**
 * A payment's initial amount: everything that is due, at least the smallest amount (spec, resident
 * section 5).
 */
export const suggestedCents = (dueCents: number, penaltyCents: number): number =>
  Math.max(dueCents + penaltyCents, minimumPaymentCents)
