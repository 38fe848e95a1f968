import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../platform/kernel/context.ts'
import { organizationMembers, organizations } from '../organizations/organizations.sql.ts'
import { users } from '../users/users.sql.ts'
import { contacts } from './residents.sql.ts'

/** For prefilled forms; unknown texts are empty. */
export interface KnownDetails {
  readonly name: string
  readonly email: string
  readonly phone: string
  /** Street and number, in one line. */
  readonly address: string
  /** The one they act for. */
  readonly organization: string
}

/** For a person without an account. */
const nothing: KnownDetails = { name: '', email: '', phone: '', address: '', organization: '' }

/** An organization's name and address, with the person's name, email and phone. One round trip. */
export async function getKnownDetails({ actor, database }: Context): Promise<KnownDetails> {
  if (actor.kind !== 'user') return nothing
  const { organizationId, userId } = actor
  const [known] = await database.read((builder) =>
    builder
      .select({
        name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
        email: users.email,
        phone: sql<string>`coalesce(${users.phoneNumber}, '')`,
        address: sql<string>`trim(coalesce(case when ${organizations.id} is null
          then ${contacts.address1} || ' ' || ${contacts.address2}
          else ${organizations.address1} || ' ' || ${organizations.address2} end, ''))`,
        organization: sql<string>`coalesce(${organizations.name}, '')`,
      })
      .from(users)
      .leftJoin(contacts, eq(contacts.id, users.contactId))
      .leftJoin(
        organizations,
        and(
          eq(organizations.id, sql`${organizationId}::uuid`),
          sql`exists (select from ${organizationMembers} own where own.organization_id = ${organizationId}::uuid
            and own.user_id = ${userId} and own.is_verified)`,
        ),
      )
      .where(and(eq(users.id, userId), isNull(users.deletedAt))),
  )
  return known ?? nothing
}
