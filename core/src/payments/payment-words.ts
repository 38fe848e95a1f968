/** How the payer's number reaches the provider. */
export const channels = ['hosted', 'nonce', 'saved', 'autopay'] as const
export type Channel = (typeof channels)[number]

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
