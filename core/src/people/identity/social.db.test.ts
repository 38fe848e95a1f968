import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { accountsIn, minutesLater } from './accounts.fixture.ts'
import { openOddProvider } from './social.fixture.ts'
import {
  beginSocialSignIn,
  completeSocialSignIn,
  type SocialProvider,
  type SocialRequest,
} from './social.ts'

const { account, contextOf, stranger } = accountsIn(await testDatabase())
const there = await openOddProvider()
afterAll(() => there.close())
beforeEach(() => there.be({}))

const requestTo = (provider: SocialProvider = 'google'): SocialRequest => ({
  provider,
  client: there.client,
  callbackUrl: `https://portal.example/api/auth/social/${provider}/callback`,
})
const plain = { path: '/messages', isConfirming: false }

/** Visits the provider as a browser does; returns what it sent there, and the state. */
async function begin(
  given: { path?: string; isConfirming?: boolean; provider?: SocialProvider } = {},
  context = stranger(),
) {
  const { provider, ...asked } = given
  const { state, url } = await beginSocialSignIn(context, requestTo(provider), {
    ...plain,
    ...asked,
  })
  return { state, parameters: there.visit(url) }
}
const back = (state: string, provider?: SocialProvider, at?: Date) =>
  completeSocialSignIn(stranger(at), requestTo(provider), { code: 'a code', state })
const failed = { kind: 'unauthenticated', code: 'Auth.ProviderFailed' }
const expired = { kind: 'invalid', code: 'Auth.LinkExpired' }

describe('going to a provider', () => {
  it('sends what the protocol requires', async () => {
    const { parameters, state } = await begin()
    expect(Object.fromEntries(parameters)).toMatchObject({
      response_type: 'code',
      client_id: 'portal',
      redirect_uri: 'https://portal.example/api/auth/social/google/callback',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state,
    })
    for (const name of ['response_mode', 'max_age', 'auth_type'])
      expect(parameters.has(name)).toBe(false)
  })

  it('asks Apple to post its answer, which it gives an address in no other way', async () => {
    const { parameters } = await begin({ provider: 'apple' })
    expect(parameters.get('response_mode')).toBe('form_post')
    expect(parameters.get('scope')).toBe('openid email name')
  })

  it.each([
    ['google', 'max_age', '0'],
    ['facebook', 'auth_type', 'reauthenticate'],
  ] as const)(
    'confirming one’s identity again makes %s ask for it',
    async (provider, name, value) => {
      const { actor } = await account()
      const { parameters } = await begin({ provider, isConfirming: true }, contextOf(actor))
      expect(parameters.get(name)).toBe(value)
      await expect(begin({ provider, isConfirming: true })).rejects.toMatchObject({
        kind: 'unauthenticated',
      })
    },
  )

  it.each([
    ['/messages', '/messages'],
    ['//elsewhere.example', '/dashboard'],
    ['https://elsewhere.example/', '/dashboard'],
    ['/api/export', '/dashboard'],
  ])('for %s comes back to %s', async (path, led) => {
    const { state } = await begin({ path })
    expect(await back(state)).toMatchObject({ path: led })
  })

  it('fails if its configuration is another’s, incomplete, or cannot be read', async () => {
    for (const configuration of [
      { issuer: 'https://elsewhere.example' },
      { authorization_endpoint: null },
      { jwks_uri: null },
    ]) {
      there.be({ configuration })
      await expect(begin()).rejects.toMatchObject(failed)
    }
    for (const is of [404, 302]) {
      there.be({ status: { of: 'configuration', is } })
      await expect(begin()).rejects.toMatchObject(failed)
    }
    for (const is of [500, 503]) {
      there.be({ status: { of: 'configuration', is } })
      await expect(begin()).rejects.toMatchObject({ kind: 'unavailable' })
    }
    const nowhere = { ...there.client, issuer: 'http://127.0.0.1:1' }
    await expect(
      beginSocialSignIn(stranger(), { ...requestTo(), client: nowhere }, plain),
    ).rejects.toMatchObject({ kind: 'unavailable', code: 'Auth.ProviderFailed' })
  })
})

describe('coming back', () => {
  it('gives the identity, once', async () => {
    const { state } = await begin()
    expect(await back(state)).toEqual({
      path: '/messages',
      confirmation: null,
      identity: {
        provider: 'google',
        subject: 'ana',
        email: 'ana@home.example',
        isEmailVerified: true,
        firstName: 'Ana',
        lastName: 'Vega',
      },
    })
    expect(there.verifierFits()).toBe(true)
    await expect(back(state)).rejects.toMatchObject(expired)
  })

  it('with a state of another provider, too old, or made up is refused', async () => {
    const [one, old] = [await begin(), await begin()]
    await expect(back(one.state, 'apple')).rejects.toMatchObject(expired)
    await expect(back(old.state, 'google', minutesLater(10))).rejects.toMatchObject(expired)
    await expect(back('x'.repeat(43))).rejects.toMatchObject(expired)
    const young = await begin()
    await back(young.state, 'google', minutesLater(9))
  })

  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [undefined, false],
    [1, false],
  ])('verifies an address as the provider does: %j is %s', async (given, isProven) => {
    there.be({ claims: { email_verified: given } })
    const { state } = await begin()
    expect((await back(state)).identity.isEmailVerified).toBe(isProven)
  })

  it('ignores values that are no text', async () => {
    there.be({ claims: { email: 7, given_name: null, family_name: undefined } })
    const { state } = await begin()
    expect((await back(state)).identity).toMatchObject({ email: null, firstName: '', lastName: '' })
  })

  it.each([
    ['of another issuer', { claims: { iss: 'https://elsewhere.example' } }],
    ['for another client', { claims: { aud: 'another-client' } }],
    ['for another party', { claims: { azp: 'another-client' } }],
    ['of another sign-in', { claims: { nonce: 'other' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['that has expired', { claims: { exp: 1_000_000 } }],
    ['by another key', { signedBy: 'another key' }],
  ] as const)('with a token %s is refused', async (_what, odd) => {
    const { state } = await begin()
    there.be(odd)
    await expect(back(state)).rejects.toMatchObject(failed)
  })

  it('with a token that names us as its party is fine', async () => {
    there.be({ claims: { azp: 'portal' } })
    const { state } = await begin()
    expect((await back(state)).identity.subject).toBe('ana')
  })

  it('fails if the provider refuses the code, or does not respond', async () => {
    const [refused, away] = [await begin(), await begin()]
    there.be({ status: { of: 'token', is: 400 } })
    await expect(back(refused.state)).rejects.toMatchObject(failed)
    there.be({ status: { of: 'token', is: 502 } })
    await expect(back(away.state)).rejects.toMatchObject({ kind: 'unavailable' })
  })

  it('asks where the city says, when the provider’s configuration does not say where', async () => {
    const { state } = await begin()
    there.be({ configuration: { token_endpoint: undefined } })
    await expect(back(state)).rejects.toMatchObject(failed)
    const client = { ...there.client, tokenEndpoint: `${there.issuer}/token` }
    const again = await begin()
    const answer = { code: 'a code', state: again.state }
    expect(
      await completeSocialSignIn(stranger(), { ...requestTo(), client }, answer),
    ).toMatchObject({ identity: { subject: 'ana' } })
  })
})

describe('confirming one’s identity again', () => {
  // The clock stands still; a login at the provider counts from the beginning on.
  const secondsAt = (minutes: number) => minutesLater(minutes).getTime() / 1000

  it.each([
    ['google', 5, true],
    // Its clock may be a minute behind ours.
    ['google', -1, true],
    ['google', -1.1, false],
    ['google', undefined, true],
    // It was not asked for a login time, so there is none to check.
    ['facebook', -60, true],
    ['apple', -60, true],
  ] as const)('at %s, signed in there at minute %s: %s', async (provider, minute, isFresh) => {
    const { actor } = await account()
    there.be({ claims: { auth_time: minute === undefined ? undefined : secondsAt(minute) } })
    const { state } = await begin({ provider, isConfirming: true }, contextOf(actor))
    expect((await back(state, provider)).confirmation).toEqual({
      sessionId: actor.sessionId,
      isFresh,
    })
  })
})
