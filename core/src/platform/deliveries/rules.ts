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

/** What waits goes in this order, so that a city’s reminders never hold up a password reset. */
export const priorities = {
  now: 0,
  /** To everyone on a route, say. */
  soon: 1,
  /** To a whole city at once. */
  bulk: 2,
} as const

/** A lane is behind when what is due in it has waited longer, in seconds: by its priority. */
export const behindAfter: Readonly<Record<number, number>> = {
  [priorities.now]: 5 * 60,
  [priorities.soon]: 15 * 60,
  [priorities.bulk]: 2 * 60 * 60,
}

/** Hours of throughput that staff see. */
export const healthHours = 12

/** Replayed at a time, of a kind. */
export const mostReplayed = 5000
