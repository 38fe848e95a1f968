import { errorOf } from './portal-error.ts'
import type { components } from './schema.gen.ts'

export type Tokens = components['schemas']['Tokens']

/** Where an app keeps its tokens: the keychain of the phone, never a plain file. */
export interface TokenStore {
  load(): Promise<Tokens | null>
  /** Null after the session has ended. */
  save(tokens: Tokens | null): Promise<void>
}

export function memoryStore(): TokenStore {
  let held: Tokens | null = null
  return {
    load: async () => held,
    save: async (tokens) => {
      held = tokens
    },
  }
}

export interface TokenKeeper {
  current(): Promise<Tokens | null>
  keep(tokens: Tokens | null): Promise<void>
  /** New tokens in place of one that the portal refused; null if the session has ended. */
  renew(refused: string): Promise<Tokens | null>
}

/** A refresh token works once, so that all requests that need new tokens wait for one exchange. */
export function keepTokens(baseUrl: string, store: TokenStore, send: typeof fetch): TokenKeeper {
  let renewing: Promise<Tokens | null> | null = null

  async function exchange(refused: string): Promise<Tokens | null> {
    const held = await store.load()
    // Another request renewed them in the meantime.
    if (held === null || held.accessToken !== refused) return held
    const response = await send(`${baseUrl}/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: held.refreshToken }),
    })
    if (response.status === 401) {
      await store.save(null)
      return null
    }
    if (!response.ok) throw await errorOf(response)
    // The portal's own reply, as its document says.
    const tokens = (await response.json()) as Tokens
    await store.save(tokens)
    return tokens
  }

  return {
    current: () => store.load(),
    keep: (tokens) => store.save(tokens),
    async renew(refused) {
      renewing ??= exchange(refused).finally(() => {
        renewing = null
      })
      return renewing
    },
  }
}
