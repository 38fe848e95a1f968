import { sql } from 'drizzle-orm'
import { organizationMembers, organizations } from '../../people/organizations/organizations.sql.ts'
import { now } from '../../people/profiles/people.fixture.ts'
import type { Database } from '../../platform/database/database.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { bills } from '../billing/billing.sql.ts'
import { utilityAccountOwners, utilityAccounts } from '../utility-accounts/utility-accounts.sql.ts'

let customers = 1000

export async function putUtilityAccount(
  database: Database,
  owner: Partial<Pick<UserActor, 'userId' | 'organizationId'>>,
  due?: { readonly cents: number; readonly dueOn: string },
) {
  const customerId = String((customers += 1))
  const id = newId<'utility-account'>()
  const { organizationId } = owner
  const owned = organizationId ? { organizationId } : { userId: owner.userId }
  await database.write((builder) => [
    builder.insert(utilityAccounts).values({
      id,
      customerId,
      locationId: '50',
      streetNumber: '1',
      address1: '1 Foundry St',
      city: 'Elgin',
      state: 'IL',
      zip: '60120',
      balanceCents: due?.cents ?? 0,
      dueOn: due?.dueOn ?? null,
      createdAt: now,
    }),
    builder
      .insert(utilityAccountOwners)
      .values({ id: newId(), utilityAccountId: id, ...owned, createdAt: now }),
    ...(due
      ? [
          builder.insert(bills).values({
            id: newId(),
            utilityAccountId: id,
            number: `B-${customerId}`,
            type: 'Water',
            billedOn: '2026-11-01',
            dueOn: due.dueOn,
            amountCents: due.cents,
            balanceCents: due.cents,
            lines: [],
            updatedAt: now,
          }),
        ]
      : []),
  ])
  return { id, account: { customerId, locationId: '50' }, number: `${customerId}-50` }
}

/** Managed and selected by the person. */
export async function actingFor(database: Database, person: UserActor): Promise<UserActor> {
  const organizationId = newId<'organization'>()
  await database.write((builder) => [
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Bakery',
      taxId: organizationId,
      businessLicenseId: organizationId,
      createdAt: now,
      updatedAt: now,
    }),
    builder.insert(organizationMembers).values({
      organizationId,
      userId: person.userId,
      role: 'manager',
      isVerified: true,
      createdAt: now,
    }),
  ])
  return { ...person, organizationId }
}

/** A person's inbox in English, newest first. */
export async function inboxOf(database: Database, userId: string) {
  const rows = await database.rows<{
    title: string
    body: string
    title_es: string
    body_es: string
  }>(
    sql`select title, body, title_es, body_es from messages where user_id = ${userId} order by created_at desc, id`,
  )
  return rows
}

export const openPage = (
  database: Database,
  water: { readonly id: string; readonly number: string },
  userId: string | null,
) =>
  database.write((builder) => [
    builder.execute(sql`
      with p as (insert into payments (id, reference, status, amount_cents, app_code, account_type, description,
          channel, caller, key, intent, user_id, language, created_at, updated_at)
        values (gen_random_uuid(), 'P-OTHER-' || ${water.number}, 'submitted', 5000, 'UTILITY', 'UTILITY', 'Water', 'hosted',
          'device/x', ${`page/${water.number}`}, ${`page/${water.number}`}, ${userId}::uuid, 'en', now(), now()) returning id)
      insert into payment_items (id, payment_id, utility_account_id, account_number, amount_cents)
      select gen_random_uuid(), id, ${water.id}, ${water.number}, 5000 from p`),
  ])
