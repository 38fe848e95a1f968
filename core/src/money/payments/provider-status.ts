import type { PaymentStatus } from '../ledger/rules.ts'
import type { ProviderStatus } from './payment-provider.ts'

/**
 * A transaction's status at the provider as a status of its payment; null if it is not about the
 * charge.
 */
export const statusBy: Readonly<Record<ProviderStatus, PaymentStatus | null>> = {
  // It waits for the provider's review.
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
