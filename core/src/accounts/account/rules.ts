export const sentPageSize = 25

/**
 * How a message to a person ended. Retrying: it failed and is tried again. Held: they turned it off.
 * Returned: not sent, since mail to their address came back or was called spam.
 */
export const sentOutcomes = [
  'waiting',
  'retrying',
  'delivered',
  'failed',
  'held',
  'returned',
] as const

export type SentOutcome = (typeof sentOutcomes)[number]
