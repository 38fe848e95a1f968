import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import { audit } from '../../platform/audit/index.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { pushSubscriptions, sessions, users } from '../users/users.sql.ts'
import { type DeviceName, deviceNameOf } from './device-name.ts'
import { placeName } from './place.ts'
import type { SessionApp } from './session-life.ts'
import { endSession } from './sessions.ts'
import { isSessionValid, validityTimes } from './standing.ts'

export interface OwnSession extends DeviceName {
  readonly id: string
  readonly app: SessionApp
  /** Of its last use, in the reader's language; null if unknown. */
  readonly place: string | null
  readonly signedInAt: Date
  /** To the hour: one use per hour is recorded. */
  readonly lastUsedAt: Date
  readonly isCurrent: boolean
  /** A page that the mobile app opened in a browser; it ends with the app's session. */
  readonly isOpenedByApp: boolean
}

/** The newest are listed; all can be ended together. */
const maxListed = 100

/** This one first, then by last use. One round trip. */
export async function listOwnSessions(context: Context): Promise<readonly OwnSession[]> {
  const { userId, sessionId } = requireUser(context)
  const { idleSince, now } = validityTimes(context.clock.now())
  const isCurrent = sql<boolean>`${sessions.id} = ${sessionId}`
  const rows = await context.database.read((builder) =>
    builder
      .select({
        id: sessions.id,
        app: sessions.app,
        userAgent: sessions.userAgent,
        place: sessions.place,
        signedInAt: sessions.createdAt,
        lastUsedAt: sessions.lastSeenAt,
        isCurrent,
        isOpenedByApp: sql<boolean>`${sessions.openedFrom} is not null`,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(eq(sessions.userId, userId), isSessionValid(now, idleSince)))
      .orderBy(desc(isCurrent), desc(sessions.lastSeenAt), desc(sessions.id))
      .limit(maxListed),
  )
  return rows.map(({ place, userAgent, ...row }) => ({
    ...row,
    ...deviceNameOf(userAgent),
    place: placeName(place, context.language),
  }))
}

/** And those opened from it. @throws not-found `Session.NotFound`, also for another person's. */
export async function endOwnSession(context: Context, id: string): Promise<void> {
  const actor = requireUser(context)
  const isOwn = sql`exists (
    select from ${sessions} where ${sessions.id} = ${id} and ${sessions.userId} = ${actor.userId})`
  await context.database.write((builder) => [
    requireThat(builder, isOwn, 'not-found', 'Session.NotFound'),
    endSession(builder, { id }),
    audit(context, builder, entryOf(actor, 'endOwnSession', { session: id })),
  ])
}

/** All but this one, and the app's if the app opened this one. */
export async function endOtherSessions(context: Context): Promise<void> {
  const actor = requireUser(context)
  const { userId, sessionId } = actor
  const opener = sql`(select own.opened_from from ${sessions} own where own.id = ${sessionId})`
  await context.database.write((builder) => [
    builder
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          ne(sessions.id, sessionId),
          sql`${sessions.id} is distinct from ${opener}`,
        ),
      ),
    // Browsers whose session expired.
    builder
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.userId, userId), isNull(pushSubscriptions.sessionId))),
    audit(context, builder, entryOf(actor, 'endOtherSessions', {})),
  ])
}

const entryOf = ({ userId }: UserActor, operation: string, details: Record<string, unknown>) => ({
  operation,
  entity: 'user',
  entityId: userId,
  details,
})
