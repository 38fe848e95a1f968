import type { BillingHistory, OwnPayment } from './queries.ts'

/** What utility billing writes behind the reference of money that was given back. */
const reversalMark = /-R$/

/** The payments that utility billing lists beside one's own of the portal, which have a list of their own. */
export function paidElsewhere(
  payments: BillingHistory['payments'],
  own: readonly Pick<OwnPayment, 'reference'>[],
): BillingHistory['payments'] {
  const listed = new Set(own.map(({ reference }) => reference))
  return payments.filter(({ reference }) => !listed.has(reference.replace(reversalMark, '')))
}
