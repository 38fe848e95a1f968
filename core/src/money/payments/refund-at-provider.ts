import type { Context } from '../../platform/kernel/context.ts'
import { lookUp } from './look-up.ts'
import type { PaymentProvider } from './payment-provider.ts'

export interface RefundToFind {
  readonly kind: 'void' | 'refund'
  readonly reference: string
  readonly createdAt: string
}

/** The provider's refund ids by our references, without voids. @throws unavailable. */
export async function refundsAtProvider(
  context: Context,
  provider: PaymentProvider,
  refunds: readonly RefundToFind[],
): Promise<ReadonlyMap<string, string>> {
  const orders = refunds.filter(({ kind }) => kind === 'refund')
  const [oldest] = orders.map(({ createdAt }) => createdAt).toSorted()
  if (oldest === undefined) return new Map()
  const references = new Set(orders.map(({ reference }) => reference))
  const found = await lookUp(context, provider, references, new Date(oldest))
  return new Map(
    [...found.values()]
      .flat()
      .filter(({ status }) => status === 'refund-pending' || status === 'refunded')
      .map(({ reference, transactionId }) => [reference, transactionId]),
  )
}

/** The charge's id if the provider has voided it, otherwise null. @throws unavailable. */
export async function voidAtProvider(
  provider: PaymentProvider,
  transactionId: string,
): Promise<string | null> {
  const charge = await provider.details(transactionId)
  return charge?.status === 'voided' ? transactionId : null
}
