import { requireUser } from '../access/index.ts'
import type { Context } from '../kernel/context.ts'
import { DomainError } from '../kernel/errors.ts'
import { findCode, linkExpired, newCode, useCode } from './one-time-codes.ts'
import { isOwnPath } from './rules.ts'
import { actorOf, type Client, findActor, openSession } from './sessions.ts'
import type { OpenedSession } from './sign-in.ts'

/**
 * A code by which a web view inside a mobile app enters a page as the person who asks: it works once,
 * within 60 seconds, so that no token ever stands in an address.
 * @throws DomainError invalid for a path outside of the portal.
 */
export async function createWebViewCode(context: Context, path: string): Promise<string> {
  const { userId } = requireUser(context)
  if (!isOwnPath(path)) {
    throw new DomainError('invalid', 'Error.InvalidInput', [
      { field: 'path', code: 'Error.InvalidInput' },
    ])
  }
  const code = newCode(context, { purpose: 'web-view', userId, subject: path })
  await context.database.write((builder) => [code.insert(builder)])
  return code.secret
}

/** Nobody gave a password to enter a web view: what asks for one asks there too. */
const unconfirmed = new Date(0)

/**
 * Opens a session by such a code, and tells which page it is for.
 * @throws DomainError invalid `Auth.LinkExpired`.
 */
export async function enterWebView(
  context: Context,
  secret: string,
  client: Client,
): Promise<OpenedSession & { readonly path: string }> {
  const code = await findCode(context, secret, ['web-view'])
  if (code.isUsed) throw linkExpired()
  const now = context.clock.now()
  const { session, insert } = openSession(code.userId, client, now, unconfirmed)
  const answers = await context.database.write((builder) => [
    findActor(builder, code.userId),
    ...useCode(builder, code.id, now),
    insert(builder),
  ])
  const [user] = answers[0]
  if (!user) throw linkExpired()
  return { session, actor: actorOf(user, session.id, unconfirmed), path: code.subject }
}
