import { createHash, randomBytes } from 'node:crypto'
import { openDatabase } from '@portal/core/database'
import { type GrantableRole, grantableRoles, type Id, newId } from '@portal/core/kernel'
import {
  contacts,
  organizationMembers,
  organizations,
  secondFactors,
  sessions,
  userFeatureFlags,
  users,
} from '@portal/core/schema'

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

/** Administrators who logged in by password alone, and still have to show or set up a second factor. */
export const pendingSteps = ['before the second step', 'before a first second factor'] as const

type PendingStep = (typeof pendingSteps)[number]

/** One for each role, and for the staff app one for each role that an administrator grants. */
export type Member = Role | GrantableRole | PendingStep

const staffMembers: ReadonlySet<Member> = new Set<Member>(['staff', ...grantableRoles])

/** Whether they log in to the staff app. */
export const isStaff = (member: Member): boolean => staffMembers.has(member)

/** The contract's kinds of access (openapi/src/contract.ts). */
type Access =
  | 'anyone'
  | 'user'
  | 'verified'
  | 'contact'
  | 'member'
  | 'manager'
  | 'staff'
  | 'second-step'
  | 'factor-owner'

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
  'second-step': [],
  'factor-owner': ['staff'],
}

/** One person for each role, all but the anonymous with a session. */
export interface Cast {
  readonly ids: Readonly<Record<Member, Id<'user'>>>
  readonly organizationId: string
  /** The session cookie's value; empty for the anonymous. */
  readonly cookies: Readonly<Record<Member, string>>
}

/** All who may call the staff app. */
export const rolesOfStaff: readonly Member[] = [...roles, ...grantableRoles, ...pendingSteps]

// Built from the list, so every member is there.
const forAll = <Value>(make: () => Value) =>
  Object.fromEntries(rolesOfStaff.map((member) => [member, make()])) as Record<Member, Value>

/** `app` is where their sessions were opened. */
export async function newCast(
  { databaseUrl, neonEndpoint }: { databaseUrl: string; neonEndpoint: string },
  app: 'resident' | 'staff',
  members: readonly Member[] = roles,
): Promise<Cast> {
  const now = new Date()
  const ids = forAll(() => newId<'user'>(now))
  const tokens = forAll(() => randomBytes(32).toString('base64url'))
  const organizationId = newId<'organization'>(now)
  const people = members.filter((member) => member !== 'anonymous')
  const times = { createdAt: now, updatedAt: now }
  const isPending = (role: Member) => pendingSteps.some((one) => one === role)
  const pending = people.filter(isPending)
  const hasContact = (role: Member) => complete.some((one) => one === role)
  await openDatabase(databaseUrl, neonEndpoint).write((builder) => [
    builder.insert(users).values(
      people.map((role) => ({
        id: ids[role],
        email: `${ids[role]}@home.example`,
        emailVerifiedAt: role === 'unverified' ? null : now,
        contactId: hasContact(role) ? ids[role] : null,
        isAdmin: role === 'staff' || isPending(role),
        roles: grantableRoles.filter((one) => one === role),
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
    ...pending.map((role) =>
      role === 'before the second step'
        ? builder.insert(secondFactors).values({
            id: newId(now),
            userId: ids[role],
            kind: 'totp',
            name: 'Phone',
            createdAt: now,
            totpSecret: '',
          })
        : builder.insert(userFeatureFlags).values({
            userId: ids[role],
            name: 'RequireStaffSecondFactor',
            isEnabled: true,
            updatedAt: now,
          }),
    ),
  ])
  return { ids, organizationId, cookies: { ...tokens, anonymous: '' } }
}
