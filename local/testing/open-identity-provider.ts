import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'

/** The provider's claims by user; the name typed at login is the subject. */
type People = Readonly<Record<string, { email: string; email_verified: boolean }>>

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Opens a real OpenID provider on a free port, on another site than the portal. It answers after
 * `serve` names the portal, which has to know the provider first.
 */
export async function openIdentityProvider() {
  const host = createServer()
  host.listen(0, '127.0.0.1')
  await once(host, 'listening')
  const listening = host.address()
  if (listening === null || typeof listening === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${listening.port}`
  const client = { issuer, clientId: 'portal', clientSecret: 'a secret of the city' }
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const keys = [{ ...(await exportJWK(privateKey)), kid: 'test', alg: 'RS256', use: 'sig' }]

  /** Starts answering; `between` may change answers. */
  function serve(portal: string, people: People, between = (answer: Answer): Answer => answer) {
    const provider = new Provider(issuer, {
      jwks: { keys },
      clients: [
        {
          client_id: client.clientId,
          client_secret: client.clientSecret,
          redirect_uris: ['google', 'apple'].map(
            (name) => `${portal}/api/auth/social/${name}/callback`,
          ),
          token_endpoint_auth_method: 'client_secret_post',
          response_types: ['code'],
          grant_types: ['authorization_code'],
        },
      ],
      claims: {
        openid: ['sub'],
        email: ['email', 'email_verified'],
        profile: ['given_name'],
        name: [],
      },
      // Claims are in the ID token, as with Google and Apple.
      conformIdTokenClaims: false,
      scopes: ['openid', 'email', 'profile', 'name'],
      findAccount: (_context, sub) => ({
        accountId: sub,
        claims: async () => ({ sub, given_name: 'Ana', ...people[sub] }),
      }),
      cookies: { keys: ['only for this test'] },
      pkce: { required: () => true },
    })
    const answer = provider.callback()
    host.on(
      'request',
      between((request, response) => void answer(request, response)),
    )
  }

  return {
    issuer,
    client,
    privateKey,
    /** The portal's variable `SOCIAL_PROVIDERS`: this provider is both. */
    setting: JSON.stringify({ google: client, apple: client }),
    serve,
    close() {
      host.closeAllConnections()
      host.close()
    },
  }
}
