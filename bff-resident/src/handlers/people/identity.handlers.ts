import {
  carrySession,
  entranceOf,
  type HandlerContext,
  type Handlers,
  identityHandlers,
  identityOf,
  ok,
  signedInReply,
  tokensOf,
} from '@portal/bff-pipeline'
import { verifyEmail } from '@portal/core/account'
import {
  changeEmail,
  createWebViewCode,
  enterWebView,
  getWebViewOffer,
  isOwnWebView,
  recordSession,
  refreshTokens,
  requireProven,
  resendVerification,
  secondsToResend,
  signUp,
  signUpWithIdentity,
} from '@portal/core/identity'
import { DomainError, type JsonText } from '@portal/core/kernel'
import { getCurrentUser } from '@portal/core/profiles'
import type { identity } from '@portal/openapi/resident/people/identity'

export const residentIdentityHandlers = {
  ...identityHandlers('resident'),

  async signUp({ body, query }, context) {
    const entrance = entranceOf(context, 'resident', body.session)
    const opened =
      'idToken' in body
        ? await signUpWithIdentity(context, await identityOf(body.idToken, context), {
            ...entrance,
            redirectTo: query.redirectto,
          })
        : await signUp(context, { ...body, ...entrance, redirectTo: query.redirectto })
    return { status: 201, body: await signedInReply(context, opened, body.session) }
  },

  async refreshTokens({ body }, context) {
    const { actor, token } = await refreshTokens(context, body.refreshToken, context.state.client)
    return ok(tokensOf(context.state.authSecret, actor, token))
  },

  async verifyEmail({ body }, context) {
    const { actor } = context
    if (body.oobCode === undefined) await requireProven(context)
    const owner = body.oobCode === undefined ? null : await verifyEmail(context, body.oobCode)
    // The link may have been opened in another user's session: the address is not theirs.
    const isOwn = actor.kind === 'user' && (owner === null || owner === actor.userId)
    const userResponse = isOwn ? await getCurrentUser(context) : null
    // JSON text inside JSON.
    return ok(`{"userResponse":${userResponse}}` as JsonText)
  },

  async resendVerification({ body, query }, context) {
    await resendVerification(context, body.email, query.redirectto)
    return { status: 204, body: null }
  },

  async getVerification(_input, context) {
    return ok({ resendInSeconds: await secondsToResend(context) })
  },

  async changeEmail({ body }, context) {
    await changeEmail(context, body.email)
    return { status: 204, body: null }
  },

  async recordSession({ query }, context) {
    await recordSession(context, {
      client: context.state.client,
      platform: query.platform,
      isLoggingIn: query.isLoggingIn === 'true',
    })
    return { status: 204, body: null }
  },

  async createWebViewCode({ body }, context) {
    const code = await createWebViewCode(context, body.path)
    return { status: 201, body: { url: `/api/auth/web-view?code=${code}` } }
  },

  async enterWebView({ query: { code } }, context) {
    try {
      // Anyone can set a link: only the app's own token is accepted without a question.
      if (!(await isOwnWebView(context, code))) {
        const location = `/webView?${new URLSearchParams({ code })}`
        return { status: 303, body: null, headers: { location } }
      }
      const { path: location } = await entered(context, code)
      return { status: 303, body: null, headers: { location } }
    } catch (error) {
      // An expired code leads to the login.
      if (!(error instanceof DomainError) || error.kind !== 'invalid') throw error
      return { status: 303, body: null, headers: { location: '/login' } }
    }
  },

  async getWebViewOffer({ query }, context) {
    return ok(getWebViewOffer(context, query.code))
  },

  async openWebView({ body }, context) {
    const { path } = await entered(context, body.code)
    return ok({ path })
  },
} satisfies Handlers<typeof identity>

/** Replaces the browser's own session. */
async function entered(context: HandlerContext, code: string) {
  const opened = await enterWebView(context, code, entranceOf(context, 'resident', 'web'))
  carrySession(context.state, opened)
  return opened
}
