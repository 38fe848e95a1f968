/** For staff to decide what to do. */
export const deliveryFailures = [
  /** No response, or a timeout. */
  'unreachable',
  /** Our credentials were rejected. */
  'signed-out',
  /** The recipient does not exist or accepts nothing. */
  'recipient',
  /** The content was rejected. */
  'content',
  'other',
] as const

export type DeliveryFailure = (typeof deliveryFailures)[number]

export const undeliveredPageSize = 25
