import type { OwnPayment } from '../payments/own-payments-query.ts'
import type { BillingHistory } from './queries.ts'

/** Utility billing's suffix for a reversed payment. */
const reversalMark = /-R$/

/** Utility billing's payments without those through the portal, which are listed separately. */
export function paidElsewhere(
  payments: BillingHistory['payments'],
  own: readonly Pick<OwnPayment, 'reference'>[],
): BillingHistory['payments'] {
  const listed = new Set(own.map(({ reference }) => reference))
  return payments.filter(({ reference }) => !listed.has(reference.replace(reversalMark, '')))
}
