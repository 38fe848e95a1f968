import type { PaymentStatus } from '../ledger/rules.ts'
import type { ProviderStatus } from './payment-provider.ts'

/** What a transaction at the provider says of its payment; null where it says nothing of a charge. */
export const statusBy: Readonly<Record<ProviderStatus, PaymentStatus | null>> = {
  // Somebody at the provider has to look at it first.
  held: 'unknown',
  captured: 'approved',
  settled: 'settled',
  declined: 'declined',
  voided: 'voided',
  failed: 'failed',
  returned: 'failed',
  'refund-pending': null,
  refunded: null,
}
