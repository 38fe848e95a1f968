import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { findSession, noteUse } from '@portal/core/identity'
import { billingSystem, systemClock } from '@portal/core/kernel'
import { sessionIdOf } from './access-token.ts'
import { authSecret } from './auth-secret.ts'
import { isBillingToken } from './billing-token.ts'
import { refuseEmulator } from './payments.ts'
import type { PipelineEnv } from './request-state.ts'
import { cookieName, cookieParts, type WebApp } from './session-cookie.ts'
import { unsealCopy } from './session-seal.ts'

/**
 * Finds out who asks: by the bearer token of a mobile app, else by the session's cookie. The cookie's
 * sealed copy of the session's row is believed for a minute, so that a page costs no round trip more;
 * then the row is read again, and a session that has ended takes its cookie along.
 */
export const identify =
  (app: WebApp): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (c.env.inner) return next()
    // Read by every request: a worker without its secret must not look as if it were well.
    const secret = authSecret(c.env)
    refuseEmulator(c.env)
    c.var.state.authSecret = secret
    const bearer = /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    await (bearer === undefined ? byCookie(c, app, secret) : byBearer(c, app, secret, bearer))
    return next()
  }

async function byBearer(
  c: Context<PipelineEnv>,
  app: WebApp,
  secret: string,
  bearer: string,
): Promise<void> {
  const { state } = c.var
  if (app === 'staff') {
    if (isBillingToken(c.env, bearer)) state.actor = billingSystem
    return
  }
  const id = sessionIdOf(secret, bearer)
  if (id === null) return
  const session = await findSession(state.database, systemClock, { id })
  if (session?.app !== 'mobile') return
  state.actor = session.actor
  if (session.isUnnoted) state.afterwards((database) => noteUse(database, systemClock, session))
}

async function byCookie(c: Context<PipelineEnv>, app: WebApp, secret: string): Promise<void> {
  const value = getCookie(c, cookieName(app, c.env))
  if (!value) return
  const { state } = c.var
  const { token, sealed } = cookieParts(value)
  const copy = sealed ? unsealCopy(secret, app, token, sealed) : null
  if (copy) {
    state.actor = copy.actor
    state.session.held = { token, expiresAt: copy.expiresAt }
    return
  }
  const session = await findSession(state.database, systemClock, { token })
  if (session?.app !== app) {
    state.session.change = { kind: 'clear' }
    state.session.hasEnded = true
    return
  }
  const { actor, expiresAt } = session
  state.actor = actor
  state.session.held = { token, expiresAt }
  state.session.change = { kind: 'set', token, expiresAt, copy: { actor, expiresAt } }
  if (session.isUnnoted) state.afterwards((database) => noteUse(database, systemClock, session))
}
