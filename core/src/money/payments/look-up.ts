import type { Context } from '../../platform/kernel/context.ts'
import type { PaymentProvider, ProviderTransaction } from './payment-provider.ts'

const hourMs = 3_600_000

/**
 * Everything that the provider has under references of ours, of payments begun since an instant. It reads
 * the lists once, however many are looked for.
 * @throws DomainError unavailable while the provider cannot be asked.
 */
export async function lookUp(
  { clock }: Context,
  provider: PaymentProvider,
  references: ReadonlySet<string>,
  since: Date,
): Promise<ReadonlyMap<string, readonly ProviderTransaction[]>> {
  const found = new Map<string, ProviderTransaction[]>()
  // Its clock is not ours.
  const from = new Date(since.getTime() - hourMs)
  const to = new Date(clock.now().getTime() + hourMs)
  for await (const page of provider.transactions(from, to))
    for (const transaction of page) {
      const { reference } = transaction
      if (!references.has(reference)) continue
      const known = found.get(reference) ?? []
      // What settles while the lists are read stands in both; what is read later is true.
      found.set(reference, [
        ...known.filter(({ transactionId }) => transactionId !== transaction.transactionId),
        transaction,
      ])
    }
  return found
}
