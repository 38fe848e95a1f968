import { contextIn, type Where } from '../../platform/city/context.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { Actor, UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import type { GrantableRole } from '../../platform/kernel/staff-role.ts'
import { sessions, users } from '../users/users.sql.ts'
import { contacts } from './residents.sql.ts'

/** The tests' time. */
export const now = new Date('2026-11-20T18:00:00Z')

export interface PersonOptions {
  readonly email?: string
  readonly firstName?: string
  readonly lastName?: string
  readonly language?: 'en' | 'es'
  readonly isVerified?: boolean
  readonly isAdmin?: boolean
  /** Of staff, besides the administrator's. */
  readonly roles?: readonly GrantableRole[]
  /** False: account not complete. */
  readonly hasContact?: boolean
  readonly phoneNumber?: string
}

/** People in a test's database, each logged in, and their contexts. */
export function peopleIn(where: Where) {
  const { database } = contextIn(where)
  const contextOf = (actor: Actor, at: Date = now): Context =>
    contextIn(where, { actor, clock: { now: () => at } })

  async function person(options: PersonOptions = {}): Promise<UserActor & { email: string }> {
    const userId = newId<'user'>()
    const sessionId = newId<'session'>()
    const { isVerified = true, isAdmin = false, roles = [], hasContact = true } = options
    const email = options.email ?? `${userId}@example.test`
    const contactId = isVerified && hasContact ? `contact-${userId}` : null
    const firstName = options.firstName ?? 'Rosa'
    const lastName = options.lastName ?? 'Vega'
    const phoneNumber = options.phoneNumber ?? null
    const stamps = { createdAt: now, updatedAt: now }
    const name = { firstName, lastName, phoneNumber }
    await database.write((builder) => [
      builder.insert(users).values({
        id: userId,
        email,
        emailVerifiedAt: isVerified ? now : null,
        ...name,
        language: options.language ?? 'en',
        contactId,
        isAdmin,
        roles: [...roles],
        ...stamps,
      }),
      builder.insert(sessions).values({
        id: sessionId,
        userId,
        app: isAdmin || roles.length > 0 ? 'staff' : 'resident',
        tokenHash: sessionId,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: new Date(now.getTime() + 86_400_000),
        confirmedAt: now,
      }),
      ...(contactId
        ? [builder.insert(contacts).values({ id: contactId, email, ...name, ...stamps })]
        : []),
    ])
    return {
      kind: 'user',
      userId,
      sessionId,
      isVerified,
      contactId,
      isAdmin,
      roles,
      organizationId: null,
      confirmedAt: now,
      email,
    }
  }

  /** Queued emails, oldest first. */
  async function mailTo(email: string) {
    const rows = await database.read((builder) => builder.select().from(outbox))
    return rows
      .filter(({ topic, payload }) => topic === 'mail' && payload['to'] === email)
      .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
      .map(({ payload }) => payload)
  }

  return { database, contextOf, person, mailTo }
}
