import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder, Database } from '../../platform/database/database.ts'
import { type PendingActor, personOf, type UserActor } from '../../platform/kernel/actor.ts'
import type { Clock } from '../../platform/kernel/clock.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { sha256 } from '../../platform/kernel/sha-256.ts'
import type { GrantableRole } from '../../platform/kernel/staff-role.ts'
import { pushSubscriptions, sessions, users } from '../users/users.sql.ts'
import { sessionStepColumn, stepping } from './second-step.ts'
import { type SessionApp, sessionLifetimes } from './session-life.ts'
import { actsForColumn, ownFlagsColumn, isSessionValid, validityTimes } from './standing.ts'
import { newToken } from './tokens.ts'

/** From the platform and the request's headers. */
export interface Client {
  readonly app: SessionApp
  readonly ipAddress: string | null
  readonly userAgent: string | null
  /** From `placeOf`; null if unknown. */
  readonly place: string | null
  /** Identifies the browser or app; null for a new one. */
  readonly device?: string | null
}

export interface NewSession {
  readonly id: Id<'session'>
  readonly app: SessionApp
  /** For the cookie, or the app's refresh token; cannot be read back from the database. */
  readonly token: string
  readonly expiresAt: Date
  /** As in its row: a sealed session with another instant is refused. */
  readonly confirmedAt: Date
}

/** The columns of a user that decide on access. */
export const actorColumns = {
  userId: users.id,
  isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  contactId: users.contactId,
  isAdmin: users.isAdmin,
  roles: users.roles,
  organizationId: actsForColumn,
  ownFlags: ownFlagsColumn,
}

export interface ActorRow {
  readonly userId: string
  readonly isVerified: boolean
  readonly contactId: string | null
  readonly isAdmin: boolean
  readonly roles?: readonly GrantableRole[]
  readonly organizationId: string | null
  readonly ownFlags?: Readonly<Record<string, boolean>>
}

export interface ActorSession {
  readonly id: string
  readonly app: SessionApp
  readonly confirmedAt: Date
}

export const actorOf = (row: ActorRow, { id, app, confirmedAt }: ActorSession): UserActor => ({
  kind: 'user',
  app,
  // The column holds ids of just this kind.
  userId: row.userId as Id<'user'>,
  // So does this one.
  sessionId: id as Id<'session'>,
  // And this one.
  organizationId: row.organizationId as Id<'organization'> | null,
  isVerified: row.isVerified,
  contactId: row.contactId,
  isAdmin: row.isAdmin,
  confirmedAt,
  ...(row.roles && row.roles.length > 0 && { roles: row.roles }),
  // Hardly any user has flags of their own.
  ...(row.ownFlags && Object.keys(row.ownFlags).length > 0 && { ownFlags: row.ownFlags }),
})

/** Differences from a session that a login opens. */
interface Opening {
  readonly confirmedAt?: Date
  /** The mobile app's session that opened a web view's; both end together. */
  readonly openedFrom?: string
  /** The session that it continues, whose second factor counts. */
  readonly continues?: string
}

/** Its secret, and the statement that writes its row. */
export function openSession(
  userId: string,
  client: Client,
  now: Date,
  { confirmedAt = now, openedFrom, continues }: Opening = {},
) {
  const session: NewSession = {
    id: newId<'session'>(now),
    app: client.app,
    token: newToken(),
    expiresAt: new Date(now.getTime() + sessionLifetimes[client.app].lifeMs),
    confirmedAt,
  }
  const insert = (builder: Builder) =>
    builder.insert(sessions).values({
      id: session.id,
      userId,
      app: client.app,
      tokenHash: sha256(session.token),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt,
      openedFrom: openedFrom ?? null,
      secondFactorAt: continues
        ? sql`(select before.second_factor_at from ${sessions} before where before.id = ${continues})`
        : null,
      expiresAt: session.expiresAt,
      ipAddress: client.ipAddress,
      userAgent: client.userAgent?.slice(0, 500) ?? null,
      place: client.place ?? null,
    })
  return { session, insert }
}

/** By its cookie's secret, or by its id. */
export type SessionName = { readonly token: string } | { readonly id: string }

const named = (name: SessionName) =>
  'token' in name ? eq(sessions.tokenHash, sha256(name.token)) : eq(sessions.id, name.id)

export interface LiveSession {
  readonly actor: UserActor | PendingActor
  readonly app: SessionApp
  readonly expiresAt: Date
  /** The last recorded use is old: record this one (`noteUse`). */
  readonly isUnnoted: boolean
}

/** Null if it has ended, or the user is deleted. One round trip. */
export async function findSession(
  database: Database,
  clock: Clock,
  name: SessionName,
): Promise<LiveSession | null> {
  const now = clock.now()
  const times = validityTimes(now)
  const [row] = await database.read((builder) =>
    builder
      .select({
        ...actorColumns,
        sessionId: sessions.id,
        app: sessions.app,
        confirmedAt: sessions.confirmedAt,
        expiresAt: sessions.expiresAt,
        lastSeenAt: sessions.lastSeenAt,
        step: sessionStepColumn,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(named(name), isSessionValid(times.now, times.idleSince))),
  )
  if (!row) return null
  const idleMs = now.getTime() - row.lastSeenAt.getTime()
  return {
    actor: stepping(actorOf(row, { ...row, id: row.sessionId }), row.step),
    app: row.app,
    expiresAt: row.expiresAt,
    isUnnoted: idleMs >= sessionLifetimes[row.app].noteEveryMs,
  }
}

type SessionSource = Pick<Client, 'ipAddress' | 'place'>

/** An unknown place keeps the last one. */
export const usedFrom = ({ ipAddress, place }: SessionSource) => ({
  ...(ipAddress && { ipAddress }),
  ...(place && { place }),
})

/** Records the time and place, which extends a sliding session. One round trip. */
export async function noteUse(
  database: Database,
  clock: Clock,
  { actor, app, from }: LiveSession & { readonly from: SessionSource },
): Promise<void> {
  const now = clock.now()
  const { isAbsolute, lifeMs } = sessionLifetimes[app]
  await database.write((builder) => [
    builder
      .update(sessions)
      .set({
        lastSeenAt: now,
        ...usedFrom(from),
        ...(isAbsolute ? {} : { expiresAt: new Date(now.getTime() + lifeMs) }),
      })
      .where(eq(sessions.id, personOf(actor).sessionId)),
  ])
}

/** Ends a session, except for one. */
export const endSession = (builder: Builder, name: SessionName, except?: string) =>
  builder.delete(sessions).where(and(named(name), except ? ne(sessions.id, except) : undefined))

/** Except for one; and push subscriptions of browsers whose session had expired. */
export const endSessionsOf = (
  builder: Builder,
  userId: string,
  except?: string,
): [BatchItem<'pg'>, BatchItem<'pg'>] => [
  builder
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except ? ne(sessions.id, except) : undefined)),
  builder
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.sessionId))),
]

/** Moves a browser's push subscriptions to its new session. */
export const keepPushSubscriptions = (
  builder: Builder,
  { userId, from, sessionId }: { userId: string; from: SessionName; sessionId: string },
) =>
  builder
    .update(pushSubscriptions)
    .set({ sessionId })
    .where(
      and(
        eq(pushSubscriptions.userId, userId),
        inArray(
          pushSubscriptions.sessionId,
          builder.select({ id: sessions.id }).from(sessions).where(named(from)),
        ),
      ),
    )

export const findActor = (builder: Builder, userId: string) =>
  builder
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
