import { eq } from 'drizzle-orm'
import { openDatabase } from '@portal/core/database'
import { newId } from '@portal/core/kernel'
import { utilityAccountOwners, utilityAccounts } from '@portal/core/schema'

interface Where {
  readonly databaseUrl: string
  readonly neonEndpoint: string
}

export interface PutAccount {
  readonly id: string
  /** Customer and location. */
  readonly number: string
  readonly address1: string
}

/** Adds a utility account with a unique number, owned by a user (by id) or an organization. */
export async function putAccount(
  { databaseUrl, neonEndpoint }: Where,
  owner: string | { readonly organizationId: string },
  balanceCents = 0,
  dueOn: string | null = null,
): Promise<PutAccount> {
  const createdAt = new Date()
  const id = newId<'utility account'>(createdAt)
  const address1 = '1 Millrace St'
  const customerId = String(10_000_000 + (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0))
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(utilityAccounts).values({
      id,
      customerId,
      locationId: '1',
      streetNumber: '1',
      address1,
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      balanceCents,
      dueOn,
      createdAt,
    }),
    builder.insert(utilityAccountOwners).values({
      id: newId(),
      utilityAccountId: id,
      ...(typeof owner === 'string' ? { userId: owner } : owner),
      createdAt,
    }),
  ])
  return { id, number: `${customerId}-1`, address1 }
}

export async function releaseAccount(
  { databaseUrl, neonEndpoint }: Where,
  id: string,
): Promise<void> {
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.delete(utilityAccountOwners).where(eq(utilityAccountOwners.utilityAccountId, id)),
  ])
}
