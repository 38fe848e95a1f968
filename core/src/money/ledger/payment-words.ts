/** How the provider gets the payer's card or bank number. */
export const channels = ['hosted', 'nonce', 'saved', 'autopay', 'scheduled'] as const
export type Channel = (typeof channels)[number]

/** Payments by a job, with no user waiting. */
export const jobChannels = ['autopay', 'scheduled'] as const satisfies readonly Channel[]

export const isByJob = (channel: Channel): boolean => jobChannels.some((one) => one === channel)

/** What caused a transition. */
export const paymentCauses = [
  'payer',
  'answer',
  'page',
  'webhook',
  'sweep',
  'reconciliation',
  'staff',
] as const
export type PaymentCause = (typeof paymentCauses)[number]
