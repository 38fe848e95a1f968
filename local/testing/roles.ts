import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from '@portal/core/database'
import { type Id, newId } from '@portal/core/kernel'
import { contacts, organizationMembers, organizations, sessions, users } from '@portal/core/schema'

/**
 * All roles that may call a BFF. A request belongs to `resident`; `another` is the same kind of
 * user; `pending`, `member` and `manager` belong to one organization; `deleted` left a session
 * behind.
 */
export const roles = [
  'anonymous',
  'unverified',
  'no contact',
  'resident',
  'another resident',
  'pending member',
  'member',
  'manager',
  'staff',
  'deleted',
] as const

export type Role = (typeof roles)[number]

/** The contract's kinds of access (openapi/src/contract.ts). */
type Access = 'anyone' | 'user' | 'verified' | 'contact' | 'member' | 'manager' | 'staff'

const complete: readonly Role[] = [
  'resident',
  'another resident',
  'pending member',
  'member',
  'manager',
  'staff',
]

export const admitted: Readonly<Record<Access, readonly Role[]>> = {
  anyone: roles,
  user: ['unverified', 'no contact', ...complete],
  verified: ['no contact', ...complete],
  contact: complete,
  member: ['member', 'manager'],
  manager: ['manager'],
  staff: ['staff'],
}

/** One person for each role, all but the anonymous with a session. */
export interface Cast {
  readonly ids: Readonly<Record<Role, Id<'user'>>>
  readonly organizationId: string
  /** The session cookie's value; empty for the anonymous. */
  readonly cookies: Readonly<Record<Role, string>>
}

// Built from the list of roles, so every role is there.
const forAll = <Value>(make: (role: Role) => Value) =>
  Object.fromEntries(roles.map((role) => [role, make(role)])) as Record<Role, Value>

/** `app` is where their sessions were opened. */
export async function newCast(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  app: 'resident' | 'staff',
): Promise<Cast> {
  const now = new Date()
  const ids = forAll(() => newId<'user'>(now))
  const tokens = forAll(() => randomBytes(32).toString('base64url'))
  const organizationId = newId<'organization'>(now)
  const people = roles.filter((role) => role !== 'anonymous')
  const times = { createdAt: now, updatedAt: now }
  const hasContact = (role: Role) => complete.includes(role)
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(users).values(
      people.map((role) => ({
        id: ids[role],
        email: `${ids[role]}@home.example`,
        emailVerifiedAt: role === 'unverified' ? null : now,
        contactId: hasContact(role) ? ids[role] : null,
        isAdmin: role === 'staff',
        deletedAt: role === 'deleted' ? now : null,
        ...times,
      })),
    ),
    builder.insert(contacts).values(
      people.filter(hasContact).map((role) => ({
        id: ids[role],
        email: `${ids[role]}@home.example`,
        firstName: 'Pat',
        lastName: role,
        ...times,
      })),
    ),
    builder.insert(organizations).values({
      id: organizationId,
      name: 'Lantern Bakery',
      taxId: organizationId,
      businessLicenseId: '1',
      ...times,
    }),
    builder.insert(organizationMembers).values(
      (['pending member', 'member', 'manager'] as const).map((role) => ({
        organizationId,
        userId: ids[role],
        role: role === 'manager' ? ('manager' as const) : ('member' as const),
        isVerified: role !== 'pending member',
        createdAt: now,
      })),
    ),
    builder.insert(sessions).values(
      people.map((role) => ({
        id: newId<'session'>(now),
        userId: ids[role],
        app,
        tokenHash: createHash('sha256').update(tokens[role]).digest('hex'),
        createdAt: now,
        lastSeenAt: now,
        confirmedAt: now,
        expiresAt: new Date(now.getTime() + 3_600_000),
      })),
    ),
  ])
  return { ids, organizationId, cookies: { ...tokens, anonymous: '' } }
}
