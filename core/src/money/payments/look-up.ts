import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'

const hourMs = 3_600_000

/** By reference. Reads the lists once for any number of payments. @throws unavailable. */
export async function lookUp(
  { clock }: Context,
  provider: PaymentProvider,
  references: ReadonlySet<string>,
  since: Date,
): Promise<ReadonlyMap<string, readonly ProviderTransaction[]>> {
  const found = new Map<string, ProviderTransaction[]>()
  // Allows for clock differences.
  const from = new Date(since.getTime() - hourMs)
  const to = new Date(clock.now().getTime() + hourMs)
  for await (const page of provider.transactions(from, to))
    for (const transaction of page) {
      const { reference } = transaction
      if (!references.has(reference)) continue
      const known = found.get(reference) ?? []
      // A transaction that settles during the read is in both lists; the later one counts.
      found.set(reference, [
        ...known.filter(({ transactionId }) => transactionId !== transaction.transactionId),
        transaction,
      ])
    }
  return found
}
