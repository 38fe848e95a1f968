import type { RecordType } from '@portal/core/requests/rules'

export interface Fee {
  readonly type: RecordType
  readonly activityId: string
  readonly caseNumber: string
  /** Dollars. */
  readonly amount: number
}

/** Spec, resident section 2, /payment and /paymentLPI. */
export function feeHref({ type, activityId, caseNumber, amount }: Fee): string {
  if (type === 'LPI_Application__c') return `/paymentLPI?activityId=${activityId}`
  const query = { accountNumber: caseNumber, accountType: 'Form Fee', amount: amount.toFixed(2) }
  return `/payment?${new URLSearchParams({ ...query, activityId })}`
}
