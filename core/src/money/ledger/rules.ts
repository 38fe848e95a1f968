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

/** A payment's smallest sum in cents (spec, resident section 9), and the largest: what the provider's form holds. */
export const minimumPaymentCents = 100
export const maximumPaymentCents = 9_999_999

/** Whether a sum in cents can be paid in one go. */
export const isPayable = (cents: number): boolean =>
  Number.isSafeInteger(cents) && cents >= minimumPaymentCents && cents <= maximumPaymentCents

/** What a payment begins with: everything that is due, at least the smallest sum (spec, resident section 5). */
export const suggestedCents = (dueCents: number, penaltyCents: number): number =>
  Math.max(dueCents + penaltyCents, minimumPaymentCents)
