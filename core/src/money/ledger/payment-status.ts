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

export const isPaymentStatus = (text: string): text is PaymentStatus =>
  paymentStatuses.some((status) => status === text)

/**
 * The provider's later status wins: a failed or declined payment is approved after all if the money
 * moved, and a settled one fails if the bank returns it. Only a paid payment can be voided: one
 * rejected or voided at the provider before that was declined.
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

/** The statuses with a transition to this one. */
export const stepsTo = (status: PaymentStatus): readonly PaymentStatus[] =>
  paymentStatuses.filter((from) => paymentSteps[from].includes(status))

/** The city has the money, or will have it at settlement. */
export const isPaid = (status: PaymentStatus): boolean =>
  status === 'approved' || status === 'settled'

/** `proposed` waits for a second person; `refused` is the provider's answer, `rejected` a person's. */
export const refundStatuses = [
  'proposed',
  'submitted',
  'done',
  'refused',
  'unknown',
  'rejected',
] as const
