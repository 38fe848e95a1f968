import { feeHref } from '../../casework/tracking/fee-href.ts'
import { itemsQuery } from './payment-asked.ts'
import type { PaymentView } from './queries.ts'

/** Starts the same payment again, with its input. */
export function againHref({ items, paymentType }: PaymentView): string {
  const [first] = items
  if (items.length !== 1 || !first)
    return `/payment?${new URLSearchParams({ items: itemsQuery(items) })}`
  const { accountNumber, activityId, amount } = first
  if (activityId !== null) {
    const type = paymentType === 'LPI' ? 'LPI_Application__c' : 'Case'
    return feeHref({ type, activityId, caseNumber: accountNumber, amount })
  }
  const query = { accountNumber, accountType: paymentType, amount: amount.toFixed(2) }
  return `/payment?${new URLSearchParams(query)}`
}
