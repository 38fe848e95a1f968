import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

/** Deviations in a test provider's replies. */
export interface Oddity {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly configuration?: Readonly<Record<string, unknown>>
  readonly signedBy?: 'another key'
  /** The status of a reply, instead of 200. */
  readonly status?: { readonly of: 'configuration' | 'token'; readonly is: number }
}

/** An OpenID provider that follows the protocol, except as a test says. */
export async function openOddProvider() {
  let oddity: Oddity = {}
  let nonce = ''
  let challenge = ''
  let verifierFits: boolean | null = null
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const keys = [{ ...(await exportJWK(own.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }]
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const issuer = `http://127.0.0.1:${address.port}`

  const idToken = (): Promise<string> => {
    const { privateKey } = oddity.signedBy === 'another key' ? other : own
    const seconds = Math.floor(Date.now() / 1000)
    return new SignJWT({
      iss: issuer,
      aud: 'portal',
      sub: 'ana',
      nonce,
      iat: seconds,
      exp: seconds + 300,
      email: 'ana@home.example',
      email_verified: true,
      given_name: 'Ana',
      family_name: 'Vega',
      ...oddity.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey)
  }

  async function answer(url: string, body: string): Promise<readonly [number, object]> {
    if (url === '/.well-known/openid-configuration') {
      const configuration = {
        issuer,
        authorization_endpoint: `${issuer}/start`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        ...oddity.configuration,
      }
      return [oddity.status?.of === 'configuration' ? oddity.status.is : 200, configuration]
    }
    if (url === '/keys') return [200, { keys }]
    const verifier = new URLSearchParams(body).get('code_verifier') ?? ''
    verifierFits = createHash('sha256').update(verifier).digest('base64url') === challenge
    return [oddity.status?.of === 'token' ? oddity.status.is : 200, { id_token: await idToken() }]
  }

  server.on('request', (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (text: string) => (body += text))
    request.on('end', () => {
      void answer(request.url ?? '', body).then(([status, reply]) => {
        response.writeHead(status, { 'content-type': 'application/json', location: issuer })
        response.end(JSON.stringify(reply))
      })
    })
  })

  return {
    issuer,
    client: { issuer, clientId: 'portal', clientSecret: 'a secret of the city' },
    /** The browser's visit; the token replies to its parameters. */
    visit(url: string) {
      const { searchParams } = new URL(url)
      nonce = searchParams.get('nonce') ?? ''
      challenge = searchParams.get('code_challenge') ?? ''
      return searchParams
    },
    be(odd: Oddity) {
      oddity = odd
    },
    /** Whether the last exchange had the right verifier. */
    verifierFits: () => verifierFits,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
