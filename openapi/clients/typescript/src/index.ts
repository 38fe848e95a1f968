import createClient, { type Client } from 'openapi-fetch'
import { takesKey } from './idempotent.gen.ts'
import { errorOf } from './portal-error.ts'
import type { components, paths } from './schema.gen.ts'
import { sendSafely } from './send-safely.ts'
import { keepTokens, memoryStore, type TokenStore } from './token-keeper.ts'

export { every } from './every.ts'
export { PortalError } from './portal-error.ts'
export { memoryStore, type Tokens, type TokenStore } from './token-keeper.ts'
export type { components, operations, paths } from './schema.gen.ts'

type User = components['schemas']['AuthUser']

export interface PortalOptions {
  /** Of the API, such as `https://portal.example/api`. */
  readonly baseUrl: string
  /** Of names, texts and errors; English by default. */
  readonly language?: 'en' | 'es'
  /** Keeps the tokens between starts of the app; memory by default. */
  readonly store?: TokenStore
  readonly fetch?: typeof fetch
}

export interface Portal {
  /** By path, with the types of the document. Throws `PortalError` for each refusal. */
  readonly api: Client<paths>
  signIn(email: string, password: string): Promise<User>
  signOut(): Promise<void>
}

const withKey = (request: Request): Request => {
  request.headers.set('idempotency-key', crypto.randomUUID())
  return request
}

/** A client of one person's session, or of none. */
export function createPortal(options: PortalOptions): Portal {
  const { language = 'en', store = memoryStore(), fetch: send = globalThis.fetch } = options
  const baseUrl = options.baseUrl.replace(/\/$/, '')
  const tokens = keepTokens(baseUrl, store, send)

  async function answer(request: Request): Promise<Response> {
    const held = await tokens.current()
    if (!held) return sendSafely(request, send)
    request.headers.set('authorization', `Bearer ${held.accessToken}`)
    const response = await sendSafely(request, send)
    if (response.status !== 401) return response
    const renewed = await tokens.renew(held.accessToken)
    if (!renewed) return response
    request.headers.set('authorization', `Bearer ${renewed.accessToken}`)
    return sendSafely(request, send)
  }

  const api = createClient<paths>({
    baseUrl,
    headers: { 'accept-language': language },
    fetch: answer,
  })
  api.use({
    onRequest: ({ request, schemaPath }) =>
      takesKey(request.method, schemaPath) && !request.headers.has('idempotency-key')
        ? withKey(request)
        : request,
    async onResponse({ response }) {
      if (!response.ok) throw await errorOf(response)
    },
  })

  return {
    api,
    async signIn(email, password) {
      const { data } = await api.POST('/auth/sign-in', {
        body: { email, password, session: 'mobile' },
      })
      if (!data || !('user' in data)) throw new Error('This sign-in needs a second step')
      await tokens.keep(data.tokens)
      return data.user
    },
    async signOut() {
      await api.POST('/auth/sign-out')
      await tokens.keep(null)
    },
  }
}

/** A form's parts in order: files as they are, objects as JSON. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof Blob) form.append(name, value)
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  return form
}
