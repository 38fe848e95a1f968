/** How the payer's number reaches the provider. */
export const channels = ['hosted', 'nonce', 'saved', 'autopay', 'scheduled'] as const
export type Channel = (typeof channels)[number]

/** Channels of payments made by a job, without a user waiting. */
export const jobChannels = ['autopay', 'scheduled'] as const satisfies readonly Channel[]

export const isByJob = (channel: Channel): boolean => jobChannels.some((one) => one === channel)

/** What made a payment take a step. */
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
