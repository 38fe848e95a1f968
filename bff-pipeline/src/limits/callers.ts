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
import { cookieName, cookieParts, type WebApp } from '../session/session-cookie.ts'
import { nameInCopy } from '../session/session-seal.ts'

/** As whom a request counts. */
export type CallerKind = 'session' | 'account' | 'address' | 'network'

/** Somebody whose requests are counted together. */
export interface Caller {
  readonly kind: CallerKind
  readonly name: string
}

/** As whom a request counts, as its signatures and its address alone say. */
export function callersOf(c: Context<PipelineEnv>, app: WebApp): readonly Caller[] {
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
  const named = sealed ? nameInCopy(secret, app, token, sealed) : null
  if (named === null) return [addressOf(c)]
  return [
    { kind: 'session', name: named.sessionId },
    { kind: 'account', name: named.userId },
  ]
}

function addressOf(c: Context<PipelineEnv>): Caller {
  const address = clientAddress(c.req.raw.headers)
  const name = callerOfAddress(address)
  // Reading the city would cost a round trip before anything was counted: until this isolate knows which
  // networks are the city's own, everybody has their room.
  const copy = lastCopy(c.env)
  const isOwn = copy === undefined || ownNetworkOf(copy.settings, address) !== null
  return { kind: isOwn ? 'network' : 'address', name }
}
