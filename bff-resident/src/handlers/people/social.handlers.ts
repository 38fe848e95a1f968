import {
  carrySession,
  entranceOf,
  type HandlerContext,
  type Handlers,
  ok,
} from '@portal/bff-pipeline'
import { confirmByProvider, enterWithIdentity, listSignInMeans } from '@portal/core/identity'
import type {
  Confirmation,
  SocialAnswer,
  SocialClients,
  SocialProvider,
  SocialRequest,
} from '@portal/core/identity/social'
import { DomainError } from '@portal/core/kernel'
import type { social } from '@portal/openapi/resident/people/social'

/** Keeps the OAuth state of the browser that began a login. */
const stateCookie = 'social_state'

function clientsOf({ state }: HandlerContext): SocialClients {
  // docs/deploy.md documents its shape.
  return JSON.parse(state.env.SOCIAL_PROVIDERS ?? '{}') as SocialClients
}

const callbackOf = (provider: SocialProvider): string => `/api/auth/social/${provider}/callback`

function requestOf(provider: SocialProvider, context: HandlerContext): SocialRequest {
  const client = clientsOf(context)[provider]
  const { PORTAL_URL } = context.state.env
  if (!client || !PORTAL_URL) throw new DomainError('not-found', 'Auth.ProviderFailed')
  return { provider, client, callbackUrl: `${PORTAL_URL}${callbackOf(provider)}` }
}

const leadTo = (location: string, headers: Record<string, string> = {}) => ({
  status: 303 as const,
  body: null,
  headers: { location, ...headers },
})

/** Errors with their own notice on the login page (web-resident/src/parts/notices.ts). */
const notices: Readonly<Record<string, string>> = {
  'Auth.InvalidEmail': 'provider-no-email',
  'Auth.EmailAlreadyInUse': 'provider-email-in-use',
}

const confirmScreen = '/account/confirm'

/** Errors at a provider return to the page of origin, which shows them. */
function backToLogin(error: unknown, { actor }: HandlerContext, redirectto?: string) {
  if (!(error instanceof DomainError)) throw error
  if (actor.kind === 'user') return leadTo(`${confirmScreen}?notice=confirm-failed`)
  const notice = notices[error.code] ?? 'provider-failed'
  return leadTo(`/login?${new URLSearchParams({ notice, ...(redirectto && { redirectto }) })}`)
}

/** @throws DomainError unless the user confirmed their identity just now */
async function confirmed(
  context: HandlerContext,
  { identity, path: redirectto }: SocialAnswer,
  confirmation: Confirmation,
) {
  try {
    await confirmByProvider(context, identity, confirmation)
    return leadTo(redirectto)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const notice = error.code === 'Auth.OtherPerson' ? 'provider-other-person' : 'confirm-failed'
    return leadTo(`${confirmScreen}?${new URLSearchParams({ notice, redirectto })}`)
  }
}

export const socialHandlers = {
  async listSocialProviders(_input, context) {
    const clients = clientsOf(context)
    const all = ['apple', 'facebook', 'google'] as const
    return ok(all.filter((provider) => clients[provider]))
  },

  async listSignInMeans(_input, context) {
    const clients = clientsOf(context)
    const { password, providers } = await listSignInMeans(context)
    const all = ['apple', 'facebook', 'google'] as const
    const own = all.filter((provider) => clients[provider] && providers.includes(provider))
    return ok({ password, providers: own })
  },

  async beginSocialSignIn({ params, query }, context) {
    try {
      const { beginSocialSignIn } = await import('@portal/core/identity/social')
      const request = requestOf(params.provider, context)
      const { state, url } = await beginSocialSignIn(context, request, {
        path: query.redirectto,
        isConfirming: query.confirm === 'true',
      })
      const secure = context.state.env.ENVIRONMENT === 'production' ? '; Secure' : ''
      const cookie = `${stateCookie}=${state}; Path=/api/auth/social; Max-Age=600; HttpOnly; SameSite=Lax${secure}`
      return leadTo(url, { 'set-cookie': cookie })
    } catch (error) {
      return backToLogin(error, context, query.redirectto)
    }
  },

  async completeSocialSignIn({ headers, params, query }, context) {
    try {
      const { code, state } = query
      const kept = new RegExp(`(?:^|; )${stateCookie}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
      if (code === undefined || state === undefined || state !== kept) {
        throw new DomainError('invalid', 'Auth.LinkExpired')
      }
      const { completeSocialSignIn } = await import('@portal/core/identity/social')
      const request = requestOf(params.provider, context)
      const answered = await completeSocialSignIn(context, request, { code, state })
      const { confirmation, identity, path } = answered
      if (confirmation) return await confirmed(context, answered, confirmation)
      const entrance = { ...entranceOf(context, 'resident', 'web'), redirectTo: path }
      carrySession(context.state, await enterWithIdentity(context, identity, entrance))
      return leadTo(path)
    } catch (error) {
      return backToLogin(error, context)
    }
  },

  async receiveSocialSignIn({ body, params }) {
    const query = new URLSearchParams()
    for (const [name, value] of Object.entries(body))
      if (value !== undefined) query.set(name, value)
    return leadTo(`${callbackOf(params.provider)}?${query}`)
  },
} satisfies Handlers<typeof social>
