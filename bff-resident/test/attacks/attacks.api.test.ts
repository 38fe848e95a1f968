import { describe, expect, it } from 'vitest'
import { codeIn, waitForMail, newVisitor, testCity, type Visitor } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const { mailbox, resident } = city.origins

const password = 'Right-7-horse'
const visitor = (headers?: Record<string, string>) => newVisitor(resident, headers)
let people = 0
async function signedUp() {
  const email = `person-${(people += 1)}@home.example`
  const browser = visitor()
  expect((await browser.post('/api/signup', { email, password })).status).toBe(201)
  return { browser, email }
}
const isSignedIn = async (who: Visitor) => (await who.get('/api/auth')).status === 200
const tokenOf = (who: Visitor) => (who.cookies.get('session') ?? '').split('.')[0] ?? ''

describe('session fixation', () => {
  it('a session that was planted before the sign-in is not the one after it, and is over', async () => {
    const { email } = await signedUp()
    const { browser: attacker } = await signedUp()
    const planted = tokenOf(attacker)
    const victim = visitor()
    victim.cookies.set('session', planted)
    expect((await victim.post('/api/auth/sign-in', { email, password })).status).toBe(200)
    expect(tokenOf(victim)).not.toBe(planted)
    // The attacker's own cookie opens neither the victim's account nor any other.
    const later = visitor()
    later.cookies.set('session', planted)
    expect(await isSignedIn(later)).toBe(false)
  })

  it('a made-up session is never accepted, before and after the sign-in', async () => {
    const { email } = await signedUp()
    const victim = visitor()
    victim.cookies.set('session', 'made-up-by-the-attacker')
    await victim.post('/api/auth/sign-in', { email, password })
    const attacker = visitor()
    attacker.cookies.set('session', 'made-up-by-the-attacker')
    expect(await isSignedIn(attacker)).toBe(false)
    expect(await isSignedIn(victim)).toBe(true)
  })
})

describe('reuse', () => {
  it('a stolen refresh token that is used after its owner ends the session for both', async () => {
    const { email } = await signedUp()
    const app = visitor()
    const signedIn = await app.post('/api/auth/sign-in', { email, password, session: 'mobile' })
    const { tokens } = JSON.parse(signedIn.text)
    const stolen = { refreshToken: tokens.refreshToken }
    const next = JSON.parse((await app.post('/api/auth/refresh', stolen)).text)
    expect((await visitor().post('/api/auth/refresh', stolen)).status).toBe(401)
    const mine = await app.post('/api/auth/refresh', { refreshToken: next.refreshToken })
    expect(mine.status).toBe(401)
    app.headers['authorization'] = `Bearer ${next.accessToken}`
    expect(await isSignedIn(app)).toBe(false)
  })

  it('a token after signing out is worth nothing, with its sealed copy and without', async () => {
    const { browser } = await signedUp()
    const bare = visitor()
    bare.cookies.set('session', tokenOf(browser))
    expect(await isSignedIn(bare)).toBe(true)
    await browser.post('/api/auth/sign-out')
    const late = visitor()
    late.cookies.set('session', tokenOf(browser) || tokenOf(bare))
    expect(await isSignedIn(late)).toBe(false)
  })

  it('a session that was ended elsewhere changes nothing any more, though its copy still stands', async () => {
    const { browser, email } = await signedUp()
    const other = visitor()
    await other.post('/api/auth/sign-in', { email, password })
    expect((await other.post('/api/auth/sign-out-everywhere')).status).toBe(204)
    expect((await browser.post('/api/auth/sign-out-everywhere')).status).toBe(401)
    // The refusal took the copy along.
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('a reset link works once, also for two at the same time', async () => {
    const { email } = await signedUp()
    await visitor().post('/api/users/reset-password', { email })
    const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('resetPassword'))
    const oobCode = codeIn(letter)
    const attempts = ['Another-8-horse', 'Stolen-9-horse'].map((chosen) =>
      visitor().post('/api/auth/reset-password', { oobCode, password: chosen }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 400])
    const check = await visitor().get(`/api/auth/reset-password?oobCode=${oobCode}`)
    expect(check.status).toBe(400)
  })

  it('an older link dies when a password is chosen by a newer one', async () => {
    const { email } = await signedUp()
    const ask = visitor()
    const isReset = ({ text }: { text: string }) => text.includes('resetPassword')
    await ask.post('/api/users/reset-password', { email })
    const older = codeIn(await waitForMail(mailbox, email, isReset))
    await ask.post('/api/users/reset-password', { email })
    const newer = codeIn(
      await waitForMail(mailbox, email, (one) => isReset(one) && codeIn(one) !== older),
    )
    const choose = (oobCode: string) =>
      ask.post('/api/auth/reset-password', { oobCode, password: 'Another-8-horse' })
    expect((await choose(newer)).status).toBe(204)
    expect((await choose(older)).status).toBe(400)
  })

  it('a link to prove an address chooses no password', async () => {
    const { email } = await signedUp()
    const oobCode = codeIn(await waitForMail(mailbox, email))
    const answer = await visitor().post('/api/auth/reset-password', { oobCode, password })
    expect(answer.status).toBe(400)
  })
})

describe('requests that another site makes with our visitor’s cookie', () => {
  const change = { Language: 'es' }

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no origin at all', { origin: '' }],
    ['an opaque origin', { origin: 'null' }],
    ['the browser’s word that it is cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['another app on the same host', { origin: city.origins.staff, 'sec-fetch-site': 'same-site' }],
    ['a look-alike', { origin: `${resident}.evil.example` }],
  ])('with %s change nothing', async (_name, headers) => {
    const { browser } = await signedUp()
    Object.assign(browser.headers, headers)
    expect((await browser.send('PUT', '/api/users', change)).status).toBe(403)
    for (const name of Object.keys(headers)) delete browser.headers[name]
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({ Language: 'en' })
    // The same from our own page does it.
    expect((await browser.send('PUT', '/api/users', change)).status).toBe(200)
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({ Language: 'es' })
  })

  it('as a form, which needs no leave of ours, is not understood', async () => {
    const { browser } = await signedUp()
    browser.headers['content-type'] = 'text/plain'
    expect((await browser.send('PUT', '/api/users', change)).status).toBe(415)
  })

  it('cannot sign a user in to the attacker’s account', async () => {
    const { email } = await signedUp()
    const victim = visitor({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect((await victim.post('/api/auth/sign-in', { email, password })).status).toBe(403)
    expect(victim.cookies.size).toBe(0)
  })
})

describe('open redirects', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''])(
    'a web view is not led to %j',
    async (path) => {
      const { browser } = await signedUp()
      const answer = await browser.post('/api/auth/web-view', { path })
      expect(answer.status).toBe(400)
    },
  )

  it('a mailed link leads to the portal, even if its request named another host', async () => {
    const { email } = await signedUp()
    const attacker = visitor({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    await attacker.post('/api/users/reset-password', { email })
    const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('resetPassword'))
    expect(letter.text).toContain(`${resident}/resetPassword?`)
    expect(letter.text + letter.html).not.toContain('evil.example')
  })
})

describe('a bare id of another provider', () => {
  it.each([
    { email: 'a@home.example', firebaseUserId: 'uid' },
    { idToken: 'uid' },
    { idToken: `${btoa('{"alg":"none"}')}.${btoa('{"sub":"uid"}')}.` },
  ])('opens nothing: %j', async (body) => {
    for (const path of ['/api/signup', '/api/auth/sign-in']) {
      const browser = visitor()
      expect([400, 401]).toContain((await browser.post(path, body)).status)
      expect(browser.cookies.has('session')).toBe(false)
    }
  })
})

describe('fields that users may not set for themselves', () => {
  const extras = [
    { Admin: true },
    { Verified: true },
    { isAdmin: true },
    { emailVerifiedAt: '2026-01-01T00:00:00Z' },
    { SalesforceId: 'x' },
    { Id: '01900000-0000-7000-8000-000000000000' },
  ]

  it.each(extras)('a sign-up with %j is refused', async (extra) => {
    const email = `mass-${(people += 1)}@home.example`
    const browser = visitor()
    expect((await browser.post('/api/signup', { email, password, ...extra })).status).toBe(400)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it.each(extras)('an update of oneself with %j changes nothing', async (extra) => {
    const { browser } = await signedUp()
    const before = (await browser.get('/api/auth')).text
    const body = { Language: 'en', ...extra }
    expect((await browser.send('PUT', '/api/users', body)).status).toBe(400)
    expect((await browser.get('/api/auth')).text).toBe(before)
  })
})

describe('guessing', () => {
  it('five wrong passwords lock an account, the right one included, also from elsewhere', async () => {
    const { email } = await signedUp()
    const guess = (word: string) => visitor().post('/api/auth/sign-in', { email, password: word })
    for (let i = 0; i < 5; i += 1) expect((await guess(`Wrong-${i}-horse`)).status).toBe(401)
    const right = await guess(password)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(500)
  })

  it('an unknown address is locked with the same words', async () => {
    const { email } = await signedUp()
    const guess = (address: string) =>
      visitor().post('/api/auth/sign-in', { email: address, password: 'Wrong-7-horse' })
    const said = async (address: string) => {
      for (let i = 0; i < 5; i += 1) await guess(address)
      const { status, text, trips } = await guess(address)
      return { status, trips, ...JSON.parse(text), requestId: '' }
    }
    expect(await said(`unknown-${people}@home.example`)).toEqual(await said(email))
  })

  it('twenty guesses at once are five', async () => {
    const { email } = await signedUp()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        visitor().post('/api/auth/sign-in', { email, password: `Wrong-${i}-horse` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
  })

  it('the password of an open session is guessed no more often', async () => {
    const { browser } = await signedUp()
    const guess = (word: string) => browser.post('/api/auth/confirm', { password: word })
    for (let i = 0; i < 5; i += 1) expect((await guess(`Wrong-${i}-horse`)).status).toBe(400)
    expect((await guess(password)).status).toBe(429)
  })

  it('the thirty-first sign-up in an hour from one address is refused, elsewhere it goes on', async () => {
    const from = (address: string) => {
      const email = `many-${(people += 1)}@home.example`
      return visitor({ 'cf-connecting-ip': address }).post('/api/signup', { email, password })
    }
    const answers: number[] = []
    for (let i = 0; i < 31; i += 1) answers.push((await from('192.0.2.1')).status)
    expect(answers).toEqual([...Array.from({ length: 30 }, () => 201), 429])
    expect((await from('192.0.2.2')).status).toBe(201)
  })

  it('the sixth mail in an hour that an address did not ask for is not sent', async () => {
    // Who has just signed up was sent one already.
    const cases = [
      [(await signedUp()).email, 4],
      ['quite-unknown@home.example', 5],
    ] as const
    for (const [email, sent] of cases) {
      const answers: number[] = []
      for (let i = 0; i <= sent; i += 1) {
        answers.push((await visitor().post('/api/users/reset-password', { email })).status)
      }
      expect(answers).toEqual([...Array.from({ length: sent }, () => 204), 429])
    }
  })

  it.each(['short', 'alllowercase-7', 'Password1!', 'x'.repeat(129)])(
    'the password %s is not taken',
    async (weak) => {
      const email = `weak-${(people += 1)}@home.example`
      const answer = await visitor().post('/api/signup', { email, password: weak })
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.text).errors[0].field).toBe('password')
    },
  )
})

describe('what a stolen session alone cannot do', () => {
  it('change the password or the address without the password', async () => {
    const { browser } = await signedUp()
    const newPassword = 'Another-8-horse'
    const guess = { currentPassword: 'Wrong-7-horse', newPassword }
    expect((await browser.post('/api/auth/change-password', guess)).status).toBe(400)
    const { email } = await signedUp()
    const taken = await browser.post('/api/auth/change-email', { email })
    expect(taken.status).toBe(409)
  })

  it('survive a new password: every other session ends, the owner is notified', async () => {
    const { browser, email } = await signedUp()
    const thief = visitor()
    thief.cookies.set('session', tokenOf(browser))
    expect(await isSignedIn(thief)).toBe(true)
    const body = { currentPassword: password, newPassword: 'Another-8-horse' }
    expect((await browser.post('/api/auth/change-password', body)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
    const again = visitor()
    again.cookies.set('session', tokenOf(thief))
    expect(await isSignedIn(again)).toBe(false)
    await waitForMail(mailbox, email, ({ subject }) => subject === 'Your password was changed')
  })
})
