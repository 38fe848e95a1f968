import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { openIdentityProvider } from '@portal/local/identity-provider'
import {
  ask,
  confirmedLongAgo,
  newVisitor,
  startTestCity,
  type Visitor,
} from '@portal/local/testing'

const provider = await openIdentityProvider()
const { issuer, client, privateKey } = provider
const variables = { SOCIAL_PROVIDERS: provider.setting }
const city = await startTestCity({ template: 'empty', variables })
const origin = city.origins.resident

const people = {
  ana: { email: 'ana@home.example', email_verified: true },
  uma: { email: 'uma@home.example', email_verified: false },
  otto: { email: 'taken@home.example', email_verified: true },
  eva: { email: 'eva@home.example', email_verified: true },
}
/** Changes the identity token that the provider gives out, as no real provider would. */
let forge: ((token: string) => Promise<string>) | null = null
provider.serve(origin, people, (answer) => (request, response) => {
  if (request.url !== '/token' || forge === null) return answer(request, response)
  const { end } = response
  const forged = forge
  // The provider sends its reply whole, by one call.
  response.end = (body: unknown) => {
    const reply = JSON.parse(String(body))
    void forged(reply.id_token).then((token) => {
      const text = JSON.stringify({ ...reply, id_token: token })
      response.setHeader('content-length', Buffer.byteLength(text))
      Reflect.apply(end, response, [text])
    })
    return response
  }
  return answer(request, response)
})
afterAll(async () => {
  provider.close()
  await city.stop()
})

/** Walks the provider's own pages as a browser does, until it leads or posts back to the portal. */
async function signInThere(address: string, login: string) {
  const browser = newVisitor(issuer)
  delete browser.headers['origin']
  let at = address
  for (let step = 0; step < 12; step += 1) {
    const { pathname, search } = new URL(at, issuer)
    const page = await browser.get(pathname + search)
    const next = page.headers.get('location')
    if (next?.startsWith(origin)) return { location: next, form: null }
    if (next) {
      at = next
      continue
    }
    const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const fields = [...page.text.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    )
    if (action.startsWith(origin)) return { location: action, form: new URLSearchParams(fields) }
    const form = new URLSearchParams([...fields, ['login', login], ['password', 'x']])
    const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
    const sent = await ask(issuer, new URL(action, issuer).pathname, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
      body: form.toString(),
    })
    at = sent.headers.get('location') ?? at
  }
  throw new Error('The provider led nowhere')
}

async function begin(name: string, query = '') {
  const browser = newVisitor(origin)
  const answer = await browser.get(`/api/auth/social/${name}${query}`)
  expect(answer.status).toBe(303)
  return { browser, address: answer.headers.get('location') ?? '' }
}
const pathOf = (address: string) => address.slice(origin.length)

describe('signing in by another provider', () => {
  it('makes an account whose address the provider proved, and goes where it was meant to', async () => {
    const { browser, address } = await begin('google', '?redirectto=/messages')
    const { location } = await signInThere(address, 'ana')
    const back = await browser.get(pathOf(location))
    expect([back.status, back.headers.get('location')]).toEqual([303, '/messages'])
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({
      Email: 'ana@home.example',
      FirstName: 'Ana',
      Verified: true,
      Admin: false,
    })
  })

  it('takes Apple’s answer, which its page posts from its own site', async () => {
    const { browser, address } = await begin('apple')
    const { form, location } = await signInThere(address, 'uma')
    expect(form?.get('code')).toBeTruthy()
    // A post from another site carries none of our cookies.
    const posted = await ask(origin, pathOf(location), {
      method: 'POST',
      headers: {
        origin: issuer,
        'sec-fetch-site': 'cross-site',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: String(form),
    })
    expect(posted.status).toBe(303)
    expect(posted.headers.get('set-cookie')).toBeNull()
    await browser.get(posted.headers.get('location') ?? '')
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({
      Email: 'uma@home.example',
      Verified: false,
    })
  })
})

describe('no one is signed in', () => {
  const signedIn = async (browser: ReturnType<typeof newVisitor>) =>
    (await browser.get('/api/auth')).status === 200

  it('by the answer to another browser’s request', async () => {
    const { address } = await begin('google')
    const { location } = await signInThere(address, 'ana')
    const { browser: victim } = await begin('google')
    const answer = await victim.get(pathOf(location))
    expect(answer.headers.get('location')).toBe('/login?notice=provider-failed')
    expect(await signedIn(victim)).toBe(false)
  })

  it('by an answer that comes a second time', async () => {
    const { browser, address } = await begin('google')
    const { location } = await signInThere(address, 'ana')
    const cookies = new Map(browser.cookies)
    await browser.get(pathOf(location))
    const thief = newVisitor(origin)
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    await thief.get(pathOf(location))
    expect(await signedIn(thief)).toBe(false)
  })

  it('by a code that was put in the place of another', async () => {
    const { browser, address } = await begin('google')
    const { location } = await signInThere(address, 'ana')
    const changed = new URL(location)
    changed.searchParams.set('code', 'stolen')
    const answer = await browser.get(changed.pathname + changed.search)
    expect(answer.headers.get('location')).toBe('/login?notice=provider-failed')
    expect(await signedIn(browser)).toBe(false)
  })

  it('to an account that only has the same address', async () => {
    const email = 'taken@home.example'
    await newVisitor(origin).post('/api/signup', { email, password: 'Right-7-horse' })
    const { browser, address } = await begin('google')
    const { location } = await signInThere(address, 'otto')
    const answer = await browser.get(pathOf(location))
    expect(answer.headers.get('location')).toBe('/login?notice=provider-email-in-use')
    expect(await signedIn(browser)).toBe(false)
  })
})

describe('an identity token', () => {
  const signed = (claims: object, key: CryptoKey | Uint8Array, alg = 'RS256') =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg, kid: 'test' }).sign(key)
  const carrying = (changes: object) => (token: string) =>
    signed({ ...decodeJwt(token), ...changes }, privateKey)

  async function landingBy(way: NonNullable<typeof forge>) {
    const { browser, address } = await begin('google')
    const { location } = await signInThere(address, 'ana')
    forge = way
    const back = await browser.get(pathOf(location))
    forge = null
    return [back.headers.get('location'), (await browser.get('/api/auth')).status]
  }

  it('is accepted when it is signed again unchanged', async () => {
    expect(await landingBy(carrying({}))).toEqual(['/dashboard', 200])
  })

  it.each<[string, NonNullable<typeof forge>]>([
    ['another sign-in’s nonce', carrying({ nonce: 'x' })],
    ['no nonce', carrying({ nonce: undefined })],
    ['another issuer', carrying({ iss: 'https://accounts.elsewhere.example' })],
    ['another audience', carrying({ aud: 'another-app' })],
    ['another authorized party', carrying({ azp: 'another-app' })],
    ['an end in the past', carrying({ exp: 1_700_000_000 })],
    ['no subject', carrying({ sub: undefined })],
    ['no signature', (token) => Promise.resolve(new UnsecuredJWT(decodeJwt(token)).encode())],
    [
      'a signature by the client’s secret',
      (token) => signed(decodeJwt(token), new TextEncoder().encode(client.clientSecret), 'HS256'),
    ],
    [
      'a changed subject under the old signature',
      (token) => {
        const [header = '', , signature = ''] = token.split('.')
        const claims = JSON.stringify({ ...decodeJwt(token), sub: 'another-person' })
        const body = Buffer.from(claims).toString('base64url')
        return Promise.resolve([header, body, signature].join('.'))
      },
    ],
  ])('with %s never signs in', async (_, way) => {
    expect(await landingBy(way)).toEqual(['/login?notice=provider-failed', 401])
  })
})

describe('what the city did not set up', () => {
  it('is not offered and leads to the sign-in', async () => {
    const list = await newVisitor(origin).get('/api/auth/providers')
    expect(JSON.parse(list.text)).toEqual(['apple', 'google'])
    expect((await begin('facebook')).address).toBe(
      '/login?notice=provider-failed&redirectto=%2Fdashboard',
    )
  })

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example'])(
    'an address outside of the portal, %s, is not gone on to',
    async (target) => {
      const { browser, address } = await begin(
        'google',
        `?redirectto=${encodeURIComponent(target)}`,
      )
      const { location } = await signInThere(address, 'ana')
      const back = await browser.get(pathOf(location))
      expect(back.headers.get('location')).toBe('/dashboard')
    },
  )
})

describe('a signed-in user confirms their identity through the provider', () => {
  const confirm = (browser: Visitor, name: string) =>
    browser.get(`/api/auth/social/${name}?confirm=true&redirectto=/messages`)
  /** Signs a user in with Google, and lets the time for changes run out. */
  async function enteredLongAgo(login: string) {
    const { browser, address } = await begin('google')
    await browser.get(pathOf((await signInThere(address, login)).location))
    // The contract's AuthUser.
    const { Id } = JSON.parse((await browser.get('/api/auth')).text) as { Id: string }
    await confirmedLongAgo(city, Id)
    return browser
  }
  const change = async (browser: Visitor) => {
    const email = `${crypto.randomUUID()}@home.example`
    return (await browser.post('/api/auth/change-email', { email })).status
  }
  const held = (browser: Visitor) => browser.cookies.get('session')?.split('.')[0]

  it('and may then change what asked for it, in the session that they have', async () => {
    const browser = await enteredLongAgo('ana')
    expect(JSON.parse((await browser.get('/api/auth/means')).text)).toEqual({
      password: false,
      providers: ['google'],
    })
    expect(await change(browser)).toBe(403)
    const before = held(browser)
    const { headers } = await confirm(browser, 'google')
    const asked = new URL(headers.get('location') ?? '')
    expect(asked.searchParams.get('max_age')).toBe('0')
    const { location } = await signInThere(asked.href, 'ana')
    const back = await browser.get(pathOf(location))
    expect([back.status, back.headers.get('location')]).toEqual([303, '/messages'])
    expect(held(browser)).toBe(before)
    expect(await change(browser)).toBe(204)
  })

  it('but not by another person’s sign-in, which signs no one in either', async () => {
    const browser = await enteredLongAgo('ana')
    const { headers } = await confirm(browser, 'google')
    const { location } = await signInThere(headers.get('location') ?? '', 'eva')
    const back = await browser.get(pathOf(location))
    expect(back.headers.get('location')).toBe(
      '/account/confirm?notice=provider-other-person&redirectto=%2Fmessages',
    )
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({
      Email: 'ana@home.example',
    })
    expect(await change(browser)).toBe(403)
  })

  it('but not by a sign-in of long ago, as the provider says', async () => {
    const browser = await enteredLongAgo('ana')
    const { headers } = await confirm(browser, 'google')
    const { location } = await signInThere(headers.get('location') ?? '', 'ana')
    forge = (token) => {
      const claims = { ...decodeJwt(token), auth_time: Math.floor(Date.now() / 1000) - 3600 }
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'test' }).sign(privateKey)
    }
    const back = await browser.get(pathOf(location))
    forge = null
    expect(back.headers.get('location')).toBe(
      '/account/confirm?notice=confirm-failed&redirectto=%2Fmessages',
    )
    expect(await change(browser)).toBe(403)
  })

  it('but not in another session than the one that asked', async () => {
    const browser = await enteredLongAgo('ana')
    const { headers } = await confirm(browser, 'google')
    const { location } = await signInThere(headers.get('location') ?? '', 'ana')
    const other = await enteredLongAgo('ana')
    browser.cookies.set('session', other.cookies.get('session') ?? '')
    const back = await browser.get(pathOf(location))
    expect(back.headers.get('location')).toContain('/account/confirm?notice=')
    expect(await change(browser)).toBe(403)
  })

  it('and no one can without a session', async () => {
    const answer = await confirm(newVisitor(origin), 'google')
    expect(answer.headers.get('location')).toBe(
      '/login?notice=provider-failed&redirectto=%2Fmessages',
    )
  })
})
