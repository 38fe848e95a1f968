import { describe, expect, it } from 'vitest'
import {
  codeIn,
  confirmedLongAgo,
  endSessionsOf,
  waitForMail,
  newVisitor,
  testCity,
  type Visitor,
} from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const { mailbox, resident } = city.origins

const password = 'Right-7-horse'
const visitor = (headers?: Record<string, string>) => newVisitor(resident, headers)
let people = 0

async function signedUp() {
  const email = `dead-${(people += 1)}@home.example`
  const browser = visitor()
  const made = await browser.post('/api/signup', { email, password })
  expect(made.status).toBe(201)
  return { browser, email, id: String(JSON.parse(made.text).user.Id) }
}

/** A thief's browser with a copy of a user's cookie, sealed a moment ago. */
async function stolenFrom(owner: Visitor): Promise<Visitor> {
  await owner.get('/search?term=leaf')
  const cookie = owner.cookies.get('session') ?? ''
  expect(cookie).toContain('.')
  const thief = visitor()
  thief.cookies.set('session', cookie)
  return thief
}

/** A mobile app that is signed in. */
async function appOf(email: string, secret = password): Promise<Visitor> {
  const app = visitor({ 'user-agent': 'Portal for phones' })
  const body = { email, password: secret, session: 'mobile' }
  const { tokens } = JSON.parse((await app.post('/api/auth/sign-in', body)).text)
  app.headers['authorization'] = `Bearer ${tokens.accessToken}`
  return app
}

const exportData = '/api/users/data-export'
const webView = async (who: Visitor): Promise<string> =>
  JSON.parse((await who.post('/api/auth/web-view', { path: '/messages' })).text).url
const isSignedIn = async (who: Visitor) => (await who.get('/api/auth')).status === 200
const codeOf = (url: string) => new URL(url, resident).searchParams.get('code') ?? ''
const enter = (who: Visitor, url: string) =>
  who.post('/api/auth/web-view/session', { code: codeOf(url) })

/** Every way in which a user ends a stolen session. */
const ends: [string, (owner: Visitor, email: string, id: string) => Promise<unknown>][] = [
  ['a sign-out', (owner) => owner.post('/api/auth/sign-out')],
  ['signing out everywhere', (owner) => owner.post('/api/auth/sign-out-everywhere')],
  [
    'a new password',
    (owner) =>
      owner.post('/api/auth/change-password', {
        currentPassword: password,
        newPassword: 'Another-8-horse',
      }),
  ],
  [
    'a password reset by mail',
    async (_owner, email) => {
      await visitor().post('/api/users/reset-password', { email })
      const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('resetPassword'))
      const body = { oobCode: codeIn(letter), password: 'Another-8-horse' }
      return visitor().post('/api/auth/reset-password', body)
    },
  ],
  ['deleting the account', (owner, _email, id) => owner.send('DELETE', `/api/users/${id}`)],
]

describe.each(ends)('at once after %s, the cookie from before', (_name, happen) => {
  it('exports no data, opens no web view, and is taken from the browser', async () => {
    const { browser, email, id } = await signedUp()
    const thief = await stolenFrom(browser)
    await happen(browser, email, id)
    const exported = await copied(thief).get(exportData)
    expect([exported.status, exported.text.includes(email)]).toEqual([401, false])
    const code = await copied(thief).post('/api/auth/web-view', { path: '/messages' })
    expect(code.status).toBe(401)
    const page = await thief.get('/search?term=leaf')
    // Shown once, to a visitor, and the answer deletes the cookie.
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      '/search?term=leaf&notice=session-ended',
    ])
    expect(thief.cookies.has('session')).toBe(false)
    expect((await thief.get('/search?term=leaf')).status).toBe(200)
  })

  it('leaves no way into a web view that was made just before', async () => {
    const { browser, email, id } = await signedUp()
    const url = await webView(browser)
    await happen(browser, email, id)
    const thief = visitor()
    expect((await enter(thief, url)).status).toBe(400)
    expect(thief.cookies.has('session')).toBe(false)
  })
})

/** The same cookies in another browser. */
function copied(who: Visitor): Visitor {
  const other = visitor()
  for (const [name, value] of who.cookies) other.cookies.set(name, value)
  return other
}

describe('a request that comes with a dead session’s fresh copy', () => {
  it('costs the two trips that find it out, then one, and none once a page has taken the cookie', async () => {
    const { browser, id } = await signedUp()
    const thief = await stolenFrom(browser)
    await endSessionsOf(city, id)
    const first = await thief.get(exportData)
    expect([first.status, first.trips]).toEqual([401, 2])
    expect((await thief.get(exportData)).trips).toBe(1)
    await thief.get('/')
    expect((await thief.get(exportData)).trips).toBe(0)
  })

  it('signs in again without being asked to try again', async () => {
    const { browser, email, id } = await signedUp()
    await stolenFrom(browser)
    await endSessionsOf(city, id)
    expect((await browser.post('/api/auth/sign-in', { email, password })).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('says of its session that there is none', async () => {
    const { browser, id } = await signedUp()
    await stolenFrom(browser)
    await endSessionsOf(city, id)
    const { state } = JSON.parse((await browser.get('/api/auth/session')).text)
    expect(state).toBe('anonymous')
  })
})

describe('a browser whose person changed elsewhere', () => {
  it('sees the change at once, and goes on', async () => {
    const { browser, email } = await signedUp()
    const other = await stolenFrom(browser)
    const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('oobCode'))
    expect((await visitor().post('/api/verify', { oobCode: codeIn(letter) })).status).toBe(200)
    // It needs a proven address, which the copy does not know of yet.
    const draft = await other.get('/api/users/account-draft')
    expect(draft.status).toBe(200)
  })
})

describe('a mobile app', () => {
  it('pays one trip for a read, as a browser does, also with a token of today’s', async () => {
    const { email } = await signedUp()
    const app = await appOf(email)
    expect([(await app.get(exportData)).trips, (await app.get(exportData)).trips]).toEqual([1, 1])
  })

  it('sees a change at once, though its token says otherwise for a quarter of an hour', async () => {
    const { email } = await signedUp()
    const app = await appOf(email)
    expect((await app.get('/api/users/account-draft')).status).toBe(403)
    const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('oobCode'))
    expect((await visitor().post('/api/verify', { oobCode: codeIn(letter) })).status).toBe(200)
    expect((await app.get('/api/users/account-draft')).status).toBe(200)
  })

  it('shows once by the password who it is, and need not ask again', async () => {
    const { browser, email, id } = await signedUp()
    const app = await appOf(email)
    await confirmedLongAgo(city, id)
    const other = { email: `new-${email}` }
    expect((await app.post('/api/auth/change-email', other)).status).toBe(403)
    expect((await app.post('/api/auth/confirm', { password })).status).toBe(204)
    expect((await app.post('/api/auth/change-email', other)).status).toBe(204)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('is out at once when its session ends elsewhere, in two trips', async () => {
    const { email, id } = await signedUp()
    const app = await appOf(email)
    await endSessionsOf(city, id)
    const answer = await app.get(exportData)
    expect([answer.status, answer.trips]).toEqual([401, 2])
    expect((await app.post('/api/auth/web-view', { path: '/messages' })).status).toBe(401)
  })
})

describe('a web view', () => {
  it('ends with the session of the app that opened it', async () => {
    const { email } = await signedUp()
    const app = await appOf(email)
    const view = visitor()
    expect((await enter(view, await webView(app))).status).toBe(200)
    await stolenFrom(view)
    expect((await app.post('/api/auth/sign-out')).status).toBe(204)
    expect(await isSignedIn(view)).toBe(false)
  })

  it.each(['cross-site', 'same-site', 'none', ''])(
    'is not entered by a link (Sec-Fetch-Site: %j): it asks first, and says whose account it is',
    async (site) => {
      const { email: attacker } = await signedUp()
      const url = await webView(await appOf(attacker))
      const victim = visitor(site ? { 'sec-fetch-site': site } : {})
      const led = await victim.get(url)
      expect([led.status, victim.cookies.size]).toEqual([303, 0])
      const asked = await victim.get(led.headers.get('location') ?? '')
      expect([asked.status, victim.cookies.size]).toEqual([200, 0])
      expect(asked.text).toContain(attacker)
    },
  )

  it('is not entered by a form of another site', async () => {
    const { email: attacker } = await signedUp()
    const url = await webView(await appOf(attacker))
    const victim = visitor({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })
    expect((await enter(victim, url)).status).toBe(403)
    const page = `/webView?${new URLSearchParams({ code: codeOf(url) })}`
    const sent = await victim.form(page, { form: 'web-view', code: codeOf(url) })
    expect([sent.status, victim.cookies.size]).toEqual([403, 0])
  })

  it('takes the place of another person’s session only once they have read so and agreed', async () => {
    const { email: other } = await signedUp()
    const url = await webView(await appOf(other))
    const { browser, email } = await signedUp()
    const led = await browser.get(url)
    const asked = await browser.get(led.headers.get('location') ?? '')
    expect(asked.text).toContain(other)
    expect(asked.text).toContain(email)
    expect(JSON.parse((await browser.get('/api/auth')).text).Email).toBe(email)
    // Without a script, by the page's own form.
    const page = `/webView?${new URLSearchParams({ code: codeOf(url) })}`
    const sent = await browser.form(page, { form: 'web-view', code: codeOf(url) })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/messages'])
    expect(JSON.parse((await browser.get('/api/auth')).text).Email).toBe(other)
  })

  it('works once', async () => {
    const { email } = await signedUp()
    const url = await webView(await appOf(email))
    expect((await enter(visitor(), url)).status).toBe(200)
    expect((await enter(visitor(), url)).status).toBe(400)
  })
})
