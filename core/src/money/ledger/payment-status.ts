/** The status of a payment, from the first click to the bank. */
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
 * All allowed transitions. What the provider shows later overrides our earlier status: a payment that
 * failed or was declined is approved after all if the money moved, and a settled one fails if the
 * payer's bank returns it. Only a paid payment can be voided: one that the provider's review rejected,
 * or that was voided there before we counted it as paid, was declined.
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
