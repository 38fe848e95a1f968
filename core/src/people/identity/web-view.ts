import { eq, sql } from 'drizzle-orm'
import { requireUser } from '../../platform/access/index.ts'
import type { Builder } from '../../platform/database/database.ts'
import { requireThat } from '../../platform/database/require-that.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { sessions, users } from '../users/users.sql.ts'
import { findCode, type FoundCode, linkExpired, newCode, useCode } from './one-time-codes.ts'
import { isOwnPath } from './own-path.ts'
import { actorOf, type Client, endSession, findActor, openSession } from './sessions.ts'
import type { OpenedSession } from './sign-in.ts'
import { isSessionValid, validityTimes } from './standing.ts'

/**
 * Opens a page as the caller in a mobile app's web view: once, within 60 seconds, so that no
 * address contains a token. Ends with the session that made it.
 * @throws invalid for a path outside of the portal.
 */
export async function createWebViewCode(context: Context, path: string): Promise<string> {
  const { userId, sessionId } = requireUser(context)
  if (!isOwnPath(path)) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field: 'path', code: 'Error.InvalidInput' },
    ])
  }
  const code = newCode(context, { purpose: 'web-view', userId, subject: path, sessionId })
  await context.database.write((builder) => [code.insert(builder)])
  return code.secret
}

/** What a code opens, for the person to confirm. */
export interface WebViewOffer {
  /** The account's. */
  readonly email: string
  /** Of another account that is logged in in this browser; null if there is none. */
  readonly otherEmail: string | null
}

/** The code can still be used after that. @throws invalid `Auth.LinkExpired`. */
export async function getWebViewOffer(context: Context, secret: string): Promise<WebViewOffer> {
  const [code, other] = await Promise.all([findWebView(context, secret), emailOfAsker(context)])
  return { email: code.email, otherEmail: other === code.email ? null : other }
}

async function findWebView(context: Context, secret: string): Promise<FoundCode> {
  const code = await findCode(context, secret, ['web-view'])
  if (code.isUsed) throw linkExpired()
  return code
}

async function emailOfAsker({ actor, database }: Context): Promise<string | null> {
  if (actor.kind !== 'user') return null
  const [user] = await database.read((builder) =>
    builder.select({ email: users.email }).from(users).where(eq(users.id, actor.userId)),
  )
  return user?.email ?? null
}

/** A web view takes no password: operations that need a confirmation ask for it there too. */
const unconfirmed = new Date(0)

interface Entering {
  readonly client: Client
  /** The secret of the browser's session, which this one replaces. */
  readonly replaces?: string | undefined
}

/**
 * Returns the page. The session ends with the one that made the code.
 * @throws invalid `Auth.LinkExpired`, also once that session has ended.
 */
export async function enterWebView(
  context: Context,
  secret: string,
  { client, replaces }: Entering,
): Promise<OpenedSession & { readonly path: string }> {
  const { id, path, userId, openedFrom } = await readWebView(context, secret)
  const now = context.clock.now()
  const { session, insert } = openSession(userId, client, now, {
    confirmedAt: unconfirmed,
    openedFrom,
  })
  const { owner } = await context.database.write((builder) => ({
    owner: findActor(builder, userId),
    code: useCode(builder, id, now),
    opener: requireOpener(builder, openedFrom, now),
    session: insert(builder),
    // If this browser made the code, the new session would end with the old one.
    replaced: replaces === undefined ? [] : [endSession(builder, { token: replaces }, openedFrom)],
  }))
  const [user] = owner
  if (!user) throw linkExpired()
  return { session, actor: actorOf(user, session), path }
}

/** With the session that made it. */
async function readWebView(context: Context, secret: string) {
  const { id, sessionId, subject, userId } = await findWebView(context, secret)
  // Made by an older release; it expires within seconds.
  if (sessionId === null) throw linkExpired()
  return { id, path: subject, userId, openedFrom: sessionId }
}

/** Continues a `write` only while the session that made the code is open. */
function requireOpener(builder: Builder, id: string, at: Date) {
  const { now, idleSince } = validityTimes(at)
  return requireThat(
    builder,
    sql`exists (
      select from ${sessions} join ${users} on ${users.id} = ${sessions.userId}
      where ${sessions.id} = ${id} and ${isSessionValid(now, idleSince)})`,
    'invalid',
    'Auth.LinkExpired',
  )
}

/** Asked by the app that made it, with its own token: no link that a person was tricked into. */
export async function isOwnWebView(context: Context, secret: string): Promise<boolean> {
  const { actor } = context
  if (actor.kind !== 'user') return false
  const { sessionId } = await findWebView(context, secret)
  return sessionId === actor.sessionId
}
