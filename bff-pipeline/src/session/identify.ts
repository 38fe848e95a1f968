import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { attributedTo } from '@portal/core/audit'
import { findSession, type LiveSession, noteUse, standing } from '@portal/core/identity'
import { type Actor, anonymous, billingSystem, personOf, systemClock } from '@portal/core/kernel'
import { apiPrefix } from '../api-prefix.ts'
import { refuseEmulator } from '../payment-settings.ts'
import type { PipelineEnv, RequestState } from '../request/request-state.ts'
import { actorIn, sessionIdOf } from './access-token.ts'
import { authSecret } from './auth-secret.ts'
import { isBillingToken } from './billing-token.ts'
import { unsealSession } from './sealed-session.ts'
import { cookieName, cookieParts, type WebApp } from './session-cookie.ts'

/**
 * Identifies the caller by a mobile app's bearer token, else by the session's cookie. Their sealed
 * copy of the session's row saves a round trip; the request's first statement checks it against the
 * row (core/src/people/identity/standing.ts). A copy older than a minute is read again, so that
 * uses are recorded. A page takes an ended session's cookie and says so; an API request, which may
 * race with that page, takes only the copy.
 */
export const identify =
  (app: WebApp): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    if (c.env.inner) return next()
    const { state } = c.var
    // On every request, so that a worker without its secret fails visibly.
    state.authSecret = authSecret(c.env)
    refuseEmulator(c.env)
    state.identifyAgain = () => byRow(c, app)
    const bearer = bearerOf(c)
    if (bearer !== undefined) {
      if (!byCopyInToken(c, app, bearer)) await byBearer(c, app, bearer)
    } else if (!byCopy(c, app)) await byCookie(c, app)
    return next()
  }

const bearerOf = (c: Context<PipelineEnv>): string | undefined =>
  /^Bearer ([\w.-]+)$/.exec(c.req.header('authorization') ?? '')?.[1]

/** From now on the request runs as this actor, while the session is valid and unchanged. */
function askedBy(state: RequestState, app: WebApp, actor: Actor): void {
  state.actor = actor
  const { requestId, notes } = state
  const { ipAddress, userAgent } = state.client
  const from = { app, requestId, ipAddress, userAgent }
  if (actor.kind !== 'user' && actor.kind !== 'pending') {
    state.database.attribute(null)
    state.database.guard(null)
    return
  }
  const { userId } = personOf(actor)
  state.database.attribute(
    attributedTo(() => ({ ...from, actor: userId, operation: notes.operation })),
  )
  state.database.guard(standing(actor, systemClock))
}

async function byRow(c: Context<PipelineEnv>, app: WebApp): Promise<void> {
  const { state } = c.var
  askedBy(state, app, anonymous)
  state.session.held = null
  const bearer = bearerOf(c)
  await (bearer === undefined ? byCookie(c, app) : byBearer(c, app, bearer))
}

async function byBearer(c: Context<PipelineEnv>, app: WebApp, bearer: string): Promise<void> {
  const { state } = c.var
  if (app === 'staff') {
    if (isBillingToken(c.env, bearer)) askedBy(state, app, billingSystem)
    return
  }
  const id = sessionIdOf(state.authSecret, bearer)
  if (id === null) return
  const session = await findSession(state.database, systemClock, { id })
  if (session?.app !== 'mobile') return
  askedBy(state, app, session.actor)
  noteLater(state, session)
}

/** Uses are not recorded here: an app refreshes its token every quarter of an hour. */
function byCopyInToken(c: Context<PipelineEnv>, app: WebApp, bearer: string): boolean {
  const { state } = c.var
  const actor = app === 'staff' ? null : actorIn(state.authSecret, bearer)
  if (actor) askedBy(state, app, actor)
  return actor !== null
}

function byCopy(c: Context<PipelineEnv>, app: WebApp): boolean {
  const { state } = c.var
  const { token, sealed } = cookieParts(getCookie(c, cookieName(app, c.env)) ?? '')
  const copy = sealed ? unsealSession(state.authSecret, app, token, sealed) : null
  if (!copy) return false
  askedBy(state, app, copy.actor)
  state.session.held = { token, expiresAt: copy.expiresAt }
  return true
}

async function byCookie(c: Context<PipelineEnv>, app: WebApp): Promise<void> {
  const value = getCookie(c, cookieName(app, c.env))
  if (!value) return
  const { state } = c.var
  const { token } = cookieParts(value)
  const session = await findSession(state.database, systemClock, { token })
  if (session?.app !== app) {
    state.session.change = c.req.path.startsWith(`${apiPrefix}/`)
      ? { kind: 'set', token, expiresAt: systemClock.now(), copy: null }
      : { kind: 'clear' }
    state.session.hasEnded = true
    return
  }
  const { actor, expiresAt } = session
  askedBy(state, app, actor)
  state.session.held = { token, expiresAt }
  state.session.change = { kind: 'set', token, expiresAt, copy: { actor, expiresAt } }
  noteLater(state, session)
}

/** Records a use after the reply, if one is due. */
function noteLater(state: RequestState, session: LiveSession): void {
  if (!session.isUnnoted) return
  const use = { ...session, from: state.client }
  state.afterwards((database) => noteUse(database, systemClock, use))
}
