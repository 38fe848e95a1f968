export const sentPageSize = 25

/** How a message to a person ended. Retrying: it failed and is tried again. Held: they turned it off. */
export const sentOutcomes = ['waiting', 'retrying', 'delivered', 'failed', 'held'] as const

export type SentOutcome = (typeof sentOutcomes)[number]
