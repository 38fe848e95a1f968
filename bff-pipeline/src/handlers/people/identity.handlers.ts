import { sessionStateOf } from '@portal/core/access'
import { ping } from '@portal/core/database'
import {
  builtInProvider,
  changePassword,
  checkPasswordReset,
  type Client,
  confirmIdentity,
  endOtherSessions,
  endOwnSession,
  listOwnSessions,
  type OpenedSession,
  requestPasswordReset,
  resetPassword,
  type SessionApp,
  sessionLifetimes,
  signIn,
  signInWithIdentity,
  signOut,
  signOutEverywhere,
  staffIdleWarningMs,
  type VerifiedIdentity,
} from '@portal/core/identity'
import { DomainError, type JsonText, type UserActor } from '@portal/core/kernel'
import { getCurrentUser } from '@portal/core/profiles'
import type { identity } from '@portal/openapi/shared/people/identity'
import type { HandlerContext, Handlers } from '../../implement.ts'
import { ok } from '../../reply/ok.ts'
import { accessTokenSeconds, newAccessToken } from '../../session/access-token.ts'
import { deviceOr } from '../../session/device-cookie.ts'
import { carrySession, dropSession } from '../../session/request-session.ts'
import type { WebApp } from '../../session/session-cookie.ts'

export type SessionKind = 'web' | 'mobile'

export const clientOf = ({ state }: HandlerContext, app: SessionApp): Client => ({
  app,
  ...state.client,
})

export const tokensOf = (secret: string, actor: UserActor, refreshToken: string) => ({
  accessToken: newAccessToken(secret, actor),
  refreshToken,
  expiresIn: accessTokenSeconds,
})

/** In a cookie, or as tokens in the reply. */
export function handOver(context: HandlerContext, opened: OpenedSession, kind: SessionKind) {
  if (kind === 'mobile') {
    return tokensOf(context.state.authSecret, opened.actor, opened.session.token)
  }
  carrySession(context.state, opened)
  return null
}

/** The user, and the tokens if no cookie carries the session. */
export async function signedInReply(
  context: HandlerContext,
  opened: OpenedSession,
  kind: SessionKind,
): Promise<JsonText> {
  const user = await getCurrentUser({ ...context, actor: opened.actor })
  const tokens = JSON.stringify(handOver(context, opened, kind))
  // JSON texts inside JSON.
  return `{"user":${user},"tokens":${tokens}}` as JsonText
}

/** As in the contract. */
export type Proof =
  | { readonly email: string; readonly password: string; readonly session: SessionKind }
  | { readonly idToken: string; readonly session: SessionKind }

/** The client of a session, and the session that it replaces. */
export const entranceOf = (context: HandlerContext, app: WebApp, kind: SessionKind) => ({
  client: kind === 'mobile' ? clientOf(context, kind) : browserOf(context, app),
  replaces: context.state.session.held?.token,
})

/** Sets a device secret, so that the browser is recognized from now on. */
export function browserOf(context: HandlerContext, app: WebApp): Client {
  const { authSecret, client, env, notes } = context.state
  const { device, headers } = deviceOr(env, client.device, { authSecret, key: undefined })
  notes.cookies.push(...Object.values(headers))
  return { ...clientOf(context, app), device }
}

/** @throws DomainError unauthenticated for an invalid ID token */
export async function identityOf(
  idToken: string,
  { clock, state }: HandlerContext,
): Promise<VerifiedIdentity> {
  const projectId = state.env.FIREBASE_PROJECT_ID
  if (projectId === undefined) throw new DomainError('unauthenticated', 'Auth.InvalidIdToken')
  const { verifyFirebaseToken } = await import('@portal/core/identity/firebase')
  return verifyFirebaseToken(idToken, { projectId }, clock.now())
}

export async function signInBy(proof: Proof, context: HandlerContext, app: WebApp) {
  const entrance = entranceOf(context, app, proof.session)
  if ('idToken' in proof) {
    return signInWithIdentity(context, await identityOf(proof.idToken, context), entrance)
  }
  return signIn(context, { ...proof, ...entrance }, builtInProvider)
}

const seconds = (ms: number): number => ms / 1000

/** Shared by both BFFs: logging in and out, and the password. */
export const identityHandlers = (app: WebApp) =>
  ({
    async getCurrentUser(_input, context) {
      return ok(getCurrentUser(context))
    },

    async getSession(_input, { actor, database }) {
      // Only the session's validity matters here.
      if (actor.kind === 'user') await ping(database)
      const { idleMs } = sessionLifetimes[app]
      const body = {
        state: sessionStateOf(actor),
        confirmedAt: actor.kind === 'user' ? actor.confirmedAt.toISOString() : null,
        idleWarningSeconds: idleMs === null ? null : seconds(staffIdleWarningMs),
        idleLimitSeconds: idleMs === null ? null : seconds(idleMs),
      }
      return ok(body)
    },

    async signIn({ body }, context) {
      const { actor, session } = await signInBy(body, context, app)
      if (actor.kind !== 'user') throw new Error('only the staff app has a second step')
      return ok(signedInReply(context, { actor, session }, body.session))
    },

    async signOut({ query }, context) {
      await signOut(context, { isIdle: query.idle === 'yes' })
      dropSession(context.state)
      return { status: 204, body: null }
    },

    async signOutEverywhere(_input, context) {
      await signOutEverywhere(context)
      dropSession(context.state)
      return { status: 204, body: null }
    },

    async listOwnSessions(_input, context) {
      const listed = await listOwnSessions(context)
      const sessions = listed.map(({ lastUsedAt, signedInAt, ...session }) => ({
        ...session,
        lastUsedAt: lastUsedAt.toISOString(),
        signedInAt: signedInAt.toISOString(),
      }))
      return ok({ sessions })
    },

    async endOwnSession({ params }, context) {
      const { actor, state } = context
      await endOwnSession(context, params.id)
      if (actor.kind === 'user' && actor.sessionId === params.id) dropSession(state)
      return { status: 204, body: null }
    },

    async endOtherSessions(_input, context) {
      await endOtherSessions(context)
      return { status: 204, body: null }
    },

    async confirmIdentity({ body }, context) {
      await confirmIdentity(context, body)
      return { status: 204, body: null }
    },

    async changePassword({ body }, context) {
      const kind: SessionKind = context.state.session.held ? 'web' : 'mobile'
      const client = clientOf(context, kind === 'mobile' ? 'mobile' : app)
      const opened = await changePassword(context, { ...body, client })
      return ok({ tokens: handOver(context, opened, kind) })
    },

    async requestPasswordReset({ body }, context) {
      await requestPasswordReset(context, body.email, context.state.client.device)
      return { status: 204, body: null }
    },

    async checkPasswordReset({ query }, context) {
      return ok({ email: await checkPasswordReset(context, query.oobCode) })
    },

    async resetPassword({ body }, context) {
      await resetPassword(context, body)
      return { status: 204, body: null }
    },
  }) satisfies Handlers<typeof identity>
