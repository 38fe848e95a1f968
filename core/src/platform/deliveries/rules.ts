/** Why a delivery was not taken, as far as that tells staff what to do. */
export const deliveryFailures = [
  /** Nobody answered, or not in time. */
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
