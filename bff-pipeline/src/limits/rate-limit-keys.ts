import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { ownNetworkOf } from '@portal/core/city'
import { callerOfAddress } from '@portal/core/kernel'
import { lastCopy } from '../city-copy.ts'
import { clientAddress } from '../request/client-address.ts'
import type { PipelineEnv } from '../request/request-state.ts'
import { actorIn, sessionIdOf } from '../session/access-token.ts'
import { authSecret } from '../session/auth-secret.ts'
import { isBillingToken } from '../session/billing-token.ts'
import { idsInSealedSession } from '../session/sealed-session.ts'
import { cookieName, cookieParts, type WebApp } from '../session/session-cookie.ts'

export type RateLimitKeyKind = 'session' | 'account' | 'address' | 'network'

/** Requests with the same key share one limit. */
export interface RateLimitKey {
  readonly kind: RateLimitKeyKind
  readonly name: string
}

/** From the signed session and the network address, without the database. */
export function rateLimitKeysOf(c: Context<PipelineEnv>, app: WebApp): readonly RateLimitKey[] {
  const secret = authSecret(c.env)
  const bearer = /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  if (bearer !== undefined) {
    if (app === 'staff' && isBillingToken(c.env, bearer))
      return [{ kind: 'network', name: 'billing' }]
    const id = app === 'staff' ? null : sessionIdOf(secret, bearer)
    if (id === null) return [addressOf(c)]
    const account = actorIn(secret, bearer)?.userId
    return [
      { kind: 'session', name: id },
      ...(account ? [{ kind: 'account', name: account } as const] : []),
    ]
  }
  const { token, sealed } = cookieParts(getCookie(c, cookieName(app, c.env)) ?? '')
  const ids = sealed ? idsInSealedSession(secret, app, token, sealed) : null
  if (ids === null) return [addressOf(c)]
  return [
    { kind: 'session', name: ids.sessionId },
    { kind: 'account', name: ids.userId },
  ]
}

function addressOf(c: Context<PipelineEnv>): RateLimitKey {
  const address = clientAddress(c.req.raw.headers)
  const name = callerOfAddress(address)
  // Reading the city's networks would cost a round trip before the limit. Until they are cached,
  // every address gets the larger limit of the city's own networks.
  const copy = lastCopy(c.env)
  const isOwn = copy === undefined || ownNetworkOf(copy.settings, address) !== null
  return { kind: isOwn ? 'network' : 'address', name }
}
