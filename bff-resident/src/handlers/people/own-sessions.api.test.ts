import { describe, expect, it } from 'vitest'
import { givePassword, newCast, newVisitor, testCity, type Visitor } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })

const password = 'Right-7-horse'
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Gecko/20100101 Firefox/145.0'
const visitor = (headers?: Record<string, string>) => newVisitor(city.origins.resident, headers)
let people = 0

/** A new user with a signed-in browser. */
async function signedUp() {
  const email = `own-${(people += 1)}@home.example`
  const browser = visitor({ 'user-agent': firefox })
  expect((await browser.post('/api/signup', { email, password })).status).toBe(201)
  return { browser, email }
}

async function alsoOn(email: string, userAgent: string): Promise<Visitor> {
  const browser = visitor({ 'user-agent': userAgent })
  expect((await browser.post('/api/auth/sign-in', { email, password })).status).toBe(200)
  return browser
}

async function appOf(email: string): Promise<Visitor> {
  const app = visitor({ 'user-agent': 'CityPortal/12 CFNetwork/3826.500.131 Darwin/24.5.0' })
  const body = { email, password, session: 'mobile' }
  const { tokens } = JSON.parse((await app.post('/api/auth/sign-in', body)).text)
  app.headers['authorization'] = `Bearer ${tokens.accessToken}`
  return app
}

interface Listed {
  readonly id: string
  readonly app: string
  readonly browser: string | null
  readonly system: string | null
  readonly place: string | null
  readonly isCurrent: boolean
  readonly isOpenedByApp: boolean
}

async function listOf(who: Visitor): Promise<readonly Listed[]> {
  const answer = await who.get('/api/auth/sessions')
  expect(answer.status).toBe(200)
  return JSON.parse(answer.text).sessions
}

const end = (who: Visitor, id: string) => who.send('DELETE', `/api/auth/sessions/${id}`)
const isSignedIn = async (who: Visitor) => (await who.get('/api/auth')).status === 200
const webView = async (app: Visitor): Promise<string> =>
  JSON.parse((await app.post('/api/auth/web-view', { path: '/messages' })).text).url
const enter = (who: Visitor, url: string) =>
  who.post('/api/auth/web-view/session', {
    code: new URL(url, city.origins.resident).searchParams.get('code') ?? '',
  })

/** The id of the one session that is not this one. */
async function otherOf(who: Visitor): Promise<string> {
  const other = (await listOf(who)).find(({ isCurrent }) => !isCurrent)
  return other?.id ?? ''
}

describe('the list of one’s sessions', () => {
  it('has each browser and app, and says which one asks; without the platform’s word no place', async () => {
    const { browser, email } = await signedUp()
    const app = await appOf(email)
    const view = visitor({ 'user-agent': firefox })
    expect((await enter(view, await webView(app))).status).toBe(200)
    const listed = await listOf(browser)
    expect(listed).toHaveLength(3)
    expect(listed[0]).toMatchObject({
      app: 'resident',
      browser: 'Firefox',
      system: 'Windows',
      place: null,
      isCurrent: true,
    })
    expect(listed.find((one) => one.app === 'mobile')).toMatchObject({
      browser: null,
      system: 'iPhone',
      isCurrent: false,
    })
    expect(listed.filter(({ isOpenedByApp }) => isOpenedByApp)).toHaveLength(1)
    expect((await listOf(app)).find(({ isCurrent }) => isCurrent)?.app).toBe('mobile')
  })

  it('names neither a network address nor a token', async () => {
    const { browser } = await signedUp()
    const { text } = await browser.get('/api/auth/sessions')
    expect(text).not.toMatch(/token|address|agent|hash/i)
  })
})

describe('ending one session', () => {
  it('ends it at once, despite its cookie’s fresh sealed session, and its ways into web views', async () => {
    const { browser, email } = await signedUp()
    const laptop = await alsoOn(email, firefox)
    // Sealed just now.
    await laptop.get('/search?term=leaf')
    const url = await webView(laptop)
    expect((await end(browser, await otherOf(browser))).status).toBe(204)
    expect((await laptop.get('/api/users/data-export')).status).toBe(401)
    expect((await enter(visitor(), url)).status).toBe(400)
    expect(await isSignedIn(browser)).toBe(true)
  })

  it('ends the app’s at once, though its access token has a quarter of an hour', async () => {
    const { browser, email } = await signedUp()
    const app = await appOf(email)
    expect((await end(browser, await otherOf(browser))).status).toBe(204)
    expect(await isSignedIn(app)).toBe(false)
  })

  it('finds nothing of another person’s, which goes on', async () => {
    const { browser } = await signedUp()
    const { browser: stranger } = await signedUp()
    const [theirs] = await listOf(stranger)
    expect((await end(browser, theirs?.id ?? '')).status).toBe(404)
    expect(await isSignedIn(stranger)).toBe(true)
  })

  it('of the one that asks takes its cookie along', async () => {
    const { browser } = await signedUp()
    const [own] = await listOf(browser)
    expect((await end(browser, own?.id ?? '')).status).toBe(204)
    expect(browser.cookies.has('session')).toBe(false)
  })
})

describe('ending all others', () => {
  it('leaves only the one that asks', async () => {
    const { browser, email } = await signedUp()
    const others = [await alsoOn(email, firefox), await appOf(email)]
    expect((await browser.post('/api/auth/sign-out-others')).status).toBe(204)
    expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
    expect(await listOf(browser)).toHaveLength(1)
  })
})

describe('without a script', () => {
  it('the page’s own form ends one session, and all others', async () => {
    const cast = await newCast(city, 'resident')
    await givePassword(city, cast.ids.resident, password)
    const browser = visitor()
    browser.cookies.set('session', cast.cookies.resident)
    const email: string = JSON.parse((await browser.get('/api/auth')).text).Email
    const laptop = await alsoOn(email, firefox)
    const app = await appOf(email)
    const [id] = (await listOf(browser)).flatMap((one) => (one.browser === null ? [] : one.id))
    const form = { form: 'end-session' }
    const sent = await browser.form('/account/security', { ...form, session: id ?? '' })
    expect(sent.text).toContain('Ended. That device is logged out.')
    expect([await isSignedIn(laptop), await isSignedIn(app)]).toEqual([false, true])
    await browser.form('/account/security', { ...form, session: 'others' })
    expect(await isSignedIn(app)).toBe(false)
    expect(await listOf(browser)).toHaveLength(1)
  })
})
