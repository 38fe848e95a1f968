import type { PaymentStatus } from '../ledger/rules.ts'
import type { ProviderStatus } from './payment-provider.ts'

/** Null if it is not about the charge. */
export const statusBy: Readonly<Record<ProviderStatus, PaymentStatus | null>> = {
  // Waits for the provider's review.
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
