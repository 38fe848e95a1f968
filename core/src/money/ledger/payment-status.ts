/** Where a payment stands, from the first click to the bank. */
export const paymentStatuses = [
  'created',
  'submitted',
  'approved',
  'settled',
  'declined',
  'unknown',
  'voided',
  'refunded',
  'failed',
] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Whether a text names a status. */
export const isPaymentStatus = (text: string): text is PaymentStatus =>
  paymentStatuses.some((status) => status === text)

/**
 * Every step that a payment may take; there is no other. What the provider shows later is stronger than what
 * was concluded before: a payment that failed or was declined for us is approved after all when the money
 * moved, and a settled one fails when the payer's bank takes it back. Only what was paid can be voided: what a review
 * at the provider turned away, or somebody there voided before we held it for paid, was declined.
 */
export const paymentSteps: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['submitted', 'failed'],
  submitted: ['approved', 'settled', 'declined', 'unknown', 'failed'],
  unknown: ['approved', 'settled', 'declined', 'failed'],
  approved: ['settled', 'voided', 'failed'],
  settled: ['refunded', 'failed'],
  declined: ['approved', 'settled'],
  failed: ['approved', 'settled'],
  voided: [],
  refunded: [],
}

/** The statuses from which this one can be reached: what a conditional update names. */
export const stepsTo = (status: PaymentStatus): readonly PaymentStatus[] =>
  paymentStatuses.filter((from) => paymentSteps[from].includes(status))

/** Whether the city has the money, or will have it when the day is settled. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'approved' || status === 'settled'
