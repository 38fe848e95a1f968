import { describe, expect, it } from 'vitest'
import { emailAddressOf } from '@portal/core/kernel'
import { codeIn, waitForMail, newVisitor, testCity } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const { mailbox, resident } = city.origins

const password = 'Right-7-horse'
const visitor = (headers?: Record<string, string>) => newVisitor(resident, headers)
let people = 0
const newAddress = () => `person-${(people += 1)}@home.example`

async function signedUp(email = newAddress()) {
  const browser = visitor()
  const answer = await browser.post('/api/signup', { email, password })
  expect(answer.status, answer.text).toBe(201)
  return { browser, email }
}

describe('from sign-up to a proven address', () => {
  it('the mail comes by itself, its link proves the address, also in another browser', async () => {
    const { browser, email } = await signedUp('Ana@Home.Example')
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({
      Email: 'ana@home.example',
      Verified: false,
      Admin: false,
      SalesforceId: null,
      selectedOrganization: 'personal',
    })
    const letter = await waitForMail(mailbox, email.toLowerCase())
    const elsewhere = visitor()
    const oobCode = codeIn(letter)
    const proven = await elsewhere.post('/api/verify', { oobCode })
    expect([proven.status, proven.text]).toEqual([200, '{"userResponse":null}'])
    // Opened again it is no error.
    expect((await browser.post('/api/verify', { oobCode })).status).toBe(200)
    expect(JSON.parse((await browser.get('/api/auth')).text)).toMatchObject({ Verified: true })
    expect(JSON.parse((await browser.get('/api/auth/session')).text)).toMatchObject({
      state: 'no-contact',
    })
  })

  it.each(["o'neil+bills/2@home.example", 'Ana@Niño.Example'])(
    'the mail finds %s, and its owner logs in by it',
    async (email) => {
      const { browser } = await signedUp(email)
      expect(JSON.parse((await browser.get('/api/auth')).text).Email).toBe(emailAddressOf(email))
      // The mailbox shows domains in the letters of their language.
      await waitForMail(mailbox, email.toLowerCase())
      expect((await visitor().post('/api/auth/sign-in', { email, password })).status).toBe(200)
    },
  )

  it('an address that mail cannot reach is refused with what is wrong with it', async () => {
    const answer = await visitor().post('/api/signup', { email: 'maría@home.example', password })
    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.text)).toMatchObject({
      code: 'Auth.InvalidEmail',
      errors: [{ field: 'email', code: 'Validation.EmailLetters' }],
    })
  })

  it('no session is a 401', async () => {
    expect((await visitor().get('/api/auth')).status).toBe(401)
  })
})

describe('signing in', () => {
  it('takes the password, costs at most five round trips, and signs out again', async () => {
    const { email } = await signedUp()
    const browser = visitor()
    const answer = await browser.post('/api/auth/sign-in', { email, password })
    expect(answer.status, answer.text).toBe(200)
    expect(answer.trips).toBeLessThanOrEqual(5)
    expect((await browser.get('/api/auth')).status).toBe(200)
    expect((await browser.get('/')).headers.get('cache-control')).toBe('no-store')
    const left = await browser.post('/api/auth/sign-out')
    expect(left.status).toBe(204)
    expect(left.headers.get('clear-site-data')).toBe('"cache", "storage"')
    expect((await browser.get('/api/auth')).status).toBe(401)
  })

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const { email } = await signedUp()
    const wrong = await visitor().post('/api/auth/sign-in', { email, password: 'Wrong-7-horse' })
    const unknown = await visitor().post('/api/auth/sign-in', {
      email: 'unknown@home.example',
      password,
    })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const said = ({ text }: { text: string }) => ({ ...JSON.parse(text), requestId: '' })
    expect(said(wrong)).toEqual(said(unknown))
    expect(wrong.trips).toBe(unknown.trips)
  })
})

describe('a page with a session', () => {
  it('costs one round trip while the cookie’s copy is believed', async () => {
    const { browser } = await signedUp()
    await browser.get('/search?term=leaf')
    expect((await browser.get('/search?term=leaf')).trips).toBe(1)
  })
})

describe('a forgotten password', () => {
  it('is reset by a mailed link, once, and every session ends', async () => {
    const { browser, email } = await signedUp()
    const stranger = visitor()
    expect((await stranger.post('/api/users/reset-password', { email })).status).toBe(204)
    const letter = await waitForMail(mailbox, email, ({ text }) => text.includes('resetPassword'))
    const oobCode = codeIn(letter)
    const checked = await stranger.get(`/api/auth/reset-password?oobCode=${oobCode}`)
    expect(JSON.parse(checked.text)).toEqual({ email })
    const body = { oobCode, password: 'Another-8-horse' }
    expect((await stranger.post('/api/auth/reset-password', body)).status).toBe(204)
    expect((await stranger.post('/api/auth/reset-password', body)).status).toBe(400)
    const entered = await stranger.post('/api/auth/sign-in', { email, password: body.password })
    expect(entered.status).toBe(200)
    // A change makes the cookie forget its copy, so that the row decides.
    await browser.post('/api/auth/confirm', { password })
    expect((await browser.get('/api/auth')).status).toBe(401)
    await waitForMail(mailbox, email, ({ subject }) => subject === 'Your password was changed')
  })
})

describe('a mobile app', () => {
  it('carries tokens, refreshes them, and enters a web view by a code that works once', async () => {
    const { email } = await signedUp()
    const app = visitor({ 'user-agent': 'Portal for phones' })
    const signIn = { email, password, session: 'mobile' }
    const { tokens } = JSON.parse((await app.post('/api/auth/sign-in', signIn)).text)
    expect(app.cookies.size).toBe(0)
    app.headers['authorization'] = `Bearer ${tokens.accessToken}`
    expect((await app.get('/api/auth')).status).toBe(200)

    const refreshed = await app.post('/api/auth/refresh', { refreshToken: tokens.refreshToken })
    const next = JSON.parse(refreshed.text)
    app.headers['authorization'] = `Bearer ${next.accessToken}`
    expect((await app.get('/api/auth')).status).toBe(200)

    const { url } = JSON.parse((await app.post('/api/auth/web-view', { path: '/messages' })).text)
    const bearer = { authorization: app.headers['authorization'] ?? '' }
    const view = visitor()
    // The app sends its token with the web view's first request, and with no other.
    Object.assign(view.headers, bearer)
    const entered = await view.get(url)
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/messages'])
    delete view.headers['authorization']
    expect((await view.get('/api/auth')).status).toBe(200)
    const again = visitor(bearer)
    expect((await again.get(url)).headers.get('location')).toBe('/login')
    expect(again.cookies.size).toBe(0)
  })
})
