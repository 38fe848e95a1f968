import type { Context, MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import { openDatabase, type Usage } from '@portal/core/database'
import { placeOf } from '@portal/core/identity'
import { anonymous, languageOr } from '@portal/core/kernel'
import { apiPrefix } from '../api-prefix.ts'
import { cityCopy } from '../city-copy.ts'
import { deprecationHeaders } from '../reply/deprecation.ts'
import { safeMethods, secure } from '../reply/security.ts'
import { knownDevice } from '../session/device-cookie.ts'
import { forgetCopy } from '../session/request-session.ts'
import { setCookieHeader, type WebApp } from '../session/session-cookie.ts'
import { errorLine, log } from './log.ts'
import type { PipelineEnv, RequestState } from './request-state.ts'
import { traceOf } from './trace.ts'

const serverTiming = (usage: Usage, startedAt: number): string =>
  `db;desc="${usage.trips}";dur=${usage.ms.toFixed(1)}, app;dur=${(performance.now() - startedAt).toFixed(1)}`

function begin(
  c: Context<PipelineEnv>,
  languageCookie: string,
): RequestState & { traceparent: string } {
  const { env } = c
  const trace = traceOf(c.req.raw.headers)
  const gathering = c.req.path.startsWith(apiPrefix) ? 'step' : 'turn'
  const database = openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT, gathering)
  // A browser that fetches a page to keep it sends no cookies (web-resident/worker/copies.ts).
  const copyLanguage = c.req.header('page-language')
  const report = (error: unknown) =>
    log('warn', 'city copy not renewed', { requestId: trace.requestId, ...errorLine(error) })
  return {
    ...trace,
    startedAt: performance.now(),
    database,
    env,
    actor: anonymous,
    authSecret: '',
    identifyAgain: () => Promise.resolve(),
    session: { held: null, change: null, hasEnded: false },
    client: {
      ipAddress: c.req.header('cf-connecting-ip') ?? null,
      userAgent: c.req.header('user-agent') ?? null,
      place: placeOf('cf' in c.req.raw ? c.req.raw.cf : null),
      device: knownDevice(env, (name) => getCookie(c, name)),
      isPage: c.req.header('accept')?.includes('text/html') ?? false,
      isAhead:
        copyLanguage !== undefined || c.req.header('sec-purpose')?.startsWith('prefetch') === true,
    },
    language: languageOr(getCookie(c, languageCookie) ?? copyLanguage),
    languageCookie,
    afterwards: (work) => {
      const done = work(openDatabase(env.DATABASE_URL, env.NEON_ENDPOINT)).catch((error: unknown) =>
        log('error', 'work afterwards failed', {
          requestId: trace.requestId,
          ...errorLine(error),
        }),
      )
      c.executionCtx.waitUntil(done)
    },
    preview: null,
    copy: () => cityCopy(env, database, (work) => c.executionCtx.waitUntil(work), report),
    notes: {
      hasQueued: false,
      formTarget: null,
      isFramed: false,
      isBodyBroken: false,
      deprecation: null,
      operation: '',
      cookies: [],
    },
    route: 'unmatched',
  }
}

/** Delivers the outbox right away; if that fails, the cron does. */
async function wake(
  { OUTBOX }: PipelineEnv['Bindings'],
  { requestId }: RequestState,
): Promise<void> {
  try {
    await OUTBOX.send({ requestId })
  } catch (error) {
    log('warn', 'outbox not woken', { requestId, ...errorLine(error) })
  }
}

/** A change may affect the actor or end the session: the next request reads the row. */
function forgetAfter({ req, res }: Context<PipelineEnv>, state: RequestState): void {
  const isChanged = !safeMethods.has(req.method) && res.status < 400
  if (isChanged || res.status === 401) forgetCopy(state)
}

/** Tokens in mailed links: they show one person's data on any device. */
const secretNames = ['signature', 'oobCode', 'code']

/**
 * Personal replies are not cached, so that the next person at a shared computer does not find them:
 * replies to logged-in users or to links with a secret, and pages on a device with a draft or
 * basket. Public replies, and files with their own cache time, stay as they are.
 */
function keepPersonal(headers: Headers, { actor, client }: RequestState, address: string): void {
  const { searchParams } = new URL(address)
  const isPersonal =
    actor.kind === 'user' ||
    actor.kind === 'pending' ||
    client.device !== null ||
    secretNames.some((name) => searchParams.has(name))
  if (isPersonal && headers.get('cache-control') === 'private, no-cache')
    headers.set('cache-control', 'no-store')
}

/**
 * Wraps every request: ids, its database, security headers, Server-Timing, one log line. A page's
 * calls to our own API run inside the page's frame.
 */
export const frame =
  (app: WebApp, languageCookie: string): MiddlewareHandler<PipelineEnv> =>
  async (c, next) => {
    const { inner } = c.env
    if (inner) {
      // A copy, so that the API's route pattern does not overwrite the page's.
      c.set('state', { ...inner })
      await next()
      return forgetAfter(c, inner)
    }
    const state = begin(c, languageCookie)
    c.set('state', state)
    await next()
    if (state.notes.hasQueued) c.executionCtx.waitUntil(wake(c.env, state))
    forgetAfter(c, state)
    const { headers, status } = c.res
    const { deprecation } = state.notes
    if (deprecation)
      for (const [name, value] of Object.entries(deprecationHeaders(deprecation)))
        headers.set(name, value)
    secure(headers, c.env.ENVIRONMENT === 'production', state.notes.isFramed)
    keepPersonal(headers, state, c.req.url)
    for (const cookie of state.notes.cookies) headers.append('set-cookie', cookie)
    const { change } = state.session
    // Logging out clears the device, unless the session had ended by itself.
    if (change?.kind === 'clear' && !state.session.hasEnded)
      headers.set('clear-site-data', '"cache", "storage"')
    if (change) headers.append('set-cookie', setCookieHeader(app, c.env, state.authSecret, change))
    headers.set('x-request-id', state.requestId)
    headers.set('traceparent', state.traceparent)
    headers.set('server-timing', serverTiming(state.database.usage, state.startedAt))
    log('info', 'request', {
      requestId: state.requestId,
      traceId: state.traceId,
      method: c.req.method,
      route: c.var.state.route,
      status,
      ...(state.client.isAhead && { isAhead: true }),
      ms: Math.round(performance.now() - state.startedAt),
      dbTrips: state.database.usage.trips,
    })
  }
