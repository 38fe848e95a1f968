import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'
import { bills, delinquencies, utilityPayments } from './billing.sql.ts'

type Account = typeof utilityAccounts.$inferInsert
type Bill = typeof bills.$inferInsert
type Payment = typeof utilityPayments.$inferInsert
type Delinquency = typeof delinquencies.$inferInsert

export interface FixtureAccount {
  readonly id: string
  readonly customerId: string
  readonly locationId: string
  readonly number: string
}

let made = 0

export function billingIn(database: Database) {
  async function account(
    given: Partial<Account> & {
      readonly ownerIds?: readonly string[]
      readonly organizationId?: string
    } = {},
  ): Promise<FixtureAccount> {
    made += 1
    const { ownerIds = [], organizationId, ...row } = given
    const id = newId<'utility account'>()
    const customerId = given.customerId ?? String(100_000 + made)
    const locationId = given.locationId ?? String(500_000 + made)
    const owners = [
      ...ownerIds.map((userId) => ({ userId })),
      ...(organizationId === undefined ? [] : [{ organizationId }]),
    ].map((owner) => ({ id: newId(), utilityAccountId: id, createdAt: now, ...owner }))
    await database.write((builder) => [
      builder.insert(utilityAccounts).values({
        id,
        streetNumber: '12',
        address1: '12 Millrace St',
        city: 'Elgin',
        state: 'IL',
        zip: '60120',
        createdAt: now,
        ...row,
        customerId,
        locationId,
      }),
      ...(owners.length > 0 ? [builder.insert(utilityAccountOwners).values(owners)] : []),
    ])
    return { id, customerId, locationId, number: `${customerId}-${locationId}` }
  }

  async function bill({ id }: FixtureAccount, given: Partial<Bill> = {}): Promise<string> {
    made += 1
    const key = newId<'bill'>()
    const amountCents = given.amountCents ?? 6120
    await database.write((builder) => [
      builder.insert(bills).values({
        id: key,
        utilityAccountId: id,
        number: `B${made}`,
        type: 'Water',
        billedOn: '2026-11-08',
        dueOn: '2026-11-29',
        balanceCents: amountCents,
        lines: [{ label: 'Water', cents: amountCents }],
        updatedAt: now,
        ...given,
        amountCents,
      }),
    ])
    return key
  }

  async function payment({ id }: FixtureAccount, given: Partial<Payment> = {}): Promise<void> {
    made += 1
    await database.write((builder) => [
      builder.insert(utilityPayments).values({
        id: newId(),
        utilityAccountId: id,
        paidOn: '2026-11-19',
        amountCents: 6120,
        type: 'Portal',
        reference: `P${made}`,
        createdAt: now,
        ...given,
      }),
    ])
  }

  const delinquency = ({ id }: FixtureAccount, given: Partial<Delinquency> = {}) =>
    database.write((builder) => [
      builder.insert(delinquencies).values({
        utilityAccountId: id,
        type: 'past-due',
        amountCents: 6120,
        onDay: '2026-11-01',
        updatedAt: now,
        ...given,
      }),
    ])

  /** An organization with these members. */
  async function organization(
    memberIds: readonly string[],
    isVerified = true,
  ): Promise<Id<'organization'>> {
    const id = newId<'organization'>()
    const times = { createdAt: now, updatedAt: now }
    await database.write((builder) => [
      builder
        .insert(organizations)
        .values({ id, name: 'Bakery', taxId: id, businessLicenseId: id, ...times }),
      builder.insert(organizationMembers).values(
        memberIds.map((userId) => ({
          organizationId: id,
          userId,
          role: 'member' as const,
          isVerified,
          createdAt: now,
        })),
      ),
    ])
    return id
  }

  return { account, bill, payment, delinquency, organization }
}
