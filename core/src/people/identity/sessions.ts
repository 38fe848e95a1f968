import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Builder, Database } from '../../platform/database/database.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Clock } from '../../platform/kernel/clock.ts'
import { type Id, newId } from '../../platform/kernel/ids.ts'
import { pushSubscriptions, sessions, users } from '../users/users.sql.ts'
import { type SessionApp, sessionLives } from './session-life.ts'
import { actsForColumn, ownFlagsColumn, sessionStands, standingTimes } from './standing.ts'
import { hashOf, newToken } from './tokens.ts'

/** The caller's device, network address and place, from the platform and the request's headers. */
export interface Client {
  readonly app: SessionApp
  readonly ipAddress: string | null
  readonly userAgent: string | null
  /** As `placeOf` writes it; null where the platform does not know. */
  readonly place: string | null
  /** The secret of the browser or app, by which it is known again; null where it has none yet. */
  readonly device?: string | null
}

/** A session that was opened just now. */
export interface NewSession {
  readonly id: Id<'session'>
  /** For the cookie, or the app's refresh token; cannot be read back from the database. */
  readonly token: string
  readonly expiresAt: Date
  /** As its row has it: a cookie's copy that names another instant is refused. */
  readonly confirmedAt: Date
}

/** What an actor is made of: the columns of a user that decide on access. */
export const actorColumns = {
  userId: users.id,
  isVerified: sql<boolean>`${users.emailVerifiedAt} is not null`,
  contactId: users.contactId,
  isAdmin: users.isAdmin,
  organizationId: actsForColumn,
  ownFlags: ownFlagsColumn,
}

/** A row of those columns. */
export interface ActorRow {
  readonly userId: string
  readonly isVerified: boolean
  readonly contactId: string | null
  readonly isAdmin: boolean
  readonly organizationId: string | null
  readonly ownFlags?: Readonly<Record<string, boolean>>
}

/** The actor of a session. */
export const actorOf = (row: ActorRow, sessionId: string, confirmedAt: Date): UserActor => ({
  kind: 'user',
  // The column holds ids of just this kind.
  userId: row.userId as Id<'user'>,
  // So does this one.
  sessionId: sessionId as Id<'session'>,
  // And this one.
  organizationId: row.organizationId as Id<'organization'> | null,
  isVerified: row.isVerified,
  contactId: row.contactId,
  isAdmin: row.isAdmin,
  confirmedAt,
  // Hardly any user has flags of their own.
  ...(row.ownFlags && Object.keys(row.ownFlags).length > 0 && { ownFlags: row.ownFlags }),
})

/** How a session differs from one that a login opens. */
interface Opening {
  readonly confirmedAt?: Date
  /** The mobile app's session from which a web view's is opened, and with which it ends. */
  readonly openedFrom?: string
}

/** A session to be opened: its secret, and the statement that writes its row. */
export function openSession(
  userId: string,
  client: Client,
  now: Date,
  { confirmedAt = now, openedFrom }: Opening = {},
) {
  const session: NewSession = {
    id: newId<'session'>(now),
    token: newToken(),
    expiresAt: new Date(now.getTime() + sessionLives[client.app].lifeMs),
    confirmedAt,
  }
  const insert = (builder: Builder) =>
    builder.insert(sessions).values({
      id: session.id,
      userId,
      app: client.app,
      tokenHash: hashOf(session.token),
      createdAt: now,
      lastSeenAt: now,
      confirmedAt,
      openedFrom: openedFrom ?? null,
      expiresAt: session.expiresAt,
      ipAddress: client.ipAddress,
      userAgent: client.userAgent?.slice(0, 500) ?? null,
      place: client.place ?? null,
    })
  return { session, insert }
}

/** How a session is named: by the secret of its cookie, or by its id. */
export type SessionName = { readonly token: string } | { readonly id: string }

const named = (name: SessionName) =>
  'token' in name ? eq(sessions.tokenHash, hashOf(name.token)) : eq(sessions.id, name.id)

/** A session that lives, and when it ends. */
export interface LiveSession {
  readonly actor: UserActor
  readonly app: SessionApp
  readonly expiresAt: Date
  /** The last use that was noted is old: note this one (`noteUse`). */
  readonly isUnnoted: boolean
}

/** Reads a session's row with its user; null when it has ended, or the user is gone. One round trip. */
export async function findSession(
  database: Database,
  clock: Clock,
  name: SessionName,
): Promise<LiveSession | null> {
  const now = clock.now()
  const times = standingTimes(now)
  const [row] = await database.read((builder) =>
    builder
      .select({
        ...actorColumns,
        sessionId: sessions.id,
        app: sessions.app,
        confirmedAt: sessions.confirmedAt,
        expiresAt: sessions.expiresAt,
        lastSeenAt: sessions.lastSeenAt,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(named(name), sessionStands(times.now, times.idleSince))),
  )
  if (!row) return null
  const idleMs = now.getTime() - row.lastSeenAt.getTime()
  return {
    actor: actorOf(row, row.sessionId, row.confirmedAt),
    app: row.app,
    expiresAt: row.expiresAt,
    isUnnoted: idleMs >= sessionLives[row.app].noteEveryMs,
  }
}

/** Where a session is used. */
type SessionSource = Pick<Client, 'ipAddress' | 'place'>

/** What a use from somewhere changes in a session's row; where it comes from unknown, the last known stays. */
export const usedFrom = ({ ipAddress, place }: SessionSource) => ({
  ...(ipAddress && { ipAddress }),
  ...(place && { place }),
})

/** Notes the time and place of a session’s last use; a sliding session is extended by it. One round trip. */
export async function noteUse(
  database: Database,
  clock: Clock,
  { actor, app, from }: LiveSession & { readonly from: SessionSource },
): Promise<void> {
  const now = clock.now()
  const { isAbsolute, lifeMs } = sessionLives[app]
  await database.write((builder) => [
    builder
      .update(sessions)
      .set({
        lastSeenAt: now,
        ...usedFrom(from),
        ...(isAbsolute ? {} : { expiresAt: new Date(now.getTime() + lifeMs) }),
      })
      .where(eq(sessions.id, actor.sessionId)),
  ])
}

/** The statement that ends one session, unless it is the one that is spared. */
export const endSession = (builder: Builder, name: SessionName, except?: string) =>
  builder.delete(sessions).where(and(named(name), except ? ne(sessions.id, except) : undefined))

/**
 * The statements that end every session of a user, but for one where that is named, and notices to browsers
 * whose session had expired by itself.
 */
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

/** The statement that moves a browser's push subscriptions to the session that replaces another there. */
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

/** The statement that reads what an actor is made of. */
export const findActor = (builder: Builder, userId: string) =>
  builder
    .select(actorColumns)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
