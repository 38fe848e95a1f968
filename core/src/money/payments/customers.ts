import { eq, sql } from 'drizzle-orm'
import { users } from '../../people/users/users.sql.ts'
import type { Builder } from '../../platform/database/database.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import { paymentCustomers } from '../ledger/payments.sql.ts'
import type { MethodOwner } from './method-owner.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** At most 20 characters at the provider: 80 bits of a hash. */
const keyOf = (owner: MethodOwner): string => sha256(owner).slice(0, 20)

/** If another request was first, its id stays. */
const keep = (builder: Builder, row: typeof paymentCustomers.$inferInsert) =>
  builder
    .insert(paymentCustomers)
    .values(row)
    .onConflictDoUpdate({
      target: paymentCustomers.owner,
      set: { staleUntil: sql`greatest(excluded.stale_until, ${paymentCustomers.staleUntil})` },
    })
    .returning({ customerId: paymentCustomers.customerId })

/** Created on first use. Until `staleUntil`, lists ask the provider for new methods. */
export async function openCustomer(
  { clock, database }: Context,
  provider: PaymentProvider,
  { owner, userId }: { readonly owner: MethodOwner; readonly userId: string },
  staleUntil: Date | null = null,
): Promise<string> {
  const [[known], [person]] = await Promise.all([
    database.read((builder) =>
      builder
        .select({ customerId: paymentCustomers.customerId })
        .from(paymentCustomers)
        .where(eq(paymentCustomers.owner, owner)),
    ),
    database.read((builder) =>
      builder.select({ email: users.email }).from(users).where(eq(users.id, userId)),
    ),
  ])
  if (known && !staleUntil) return known.customerId
  const customerId =
    known?.customerId ?? (await provider.createCustomer(keyOf(owner), person?.email ?? ''))
  const { saved } = await database.write((builder) => ({
    saved: keep(builder, { owner, customerId, staleUntil, createdAt: clock.now() }),
  }))
  return saved[0]?.customerId ?? customerId
}
