/** Why a delivery failed, as far as it helps staff decide what to do. */
export const deliveryFailures = [
  /** No answer, or not in time. */
  'unreachable',
  /** The server does not know us. */
  'signed-out',
  /** There is no such recipient, or they take nothing. */
  'recipient',
  /** What it said was refused. */
  'content',
  'other',
] as const

/** Why a delivery was not taken. */
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** Rows of a page of deliveries that were given up. */
export const undeliveredPageSize = 25
