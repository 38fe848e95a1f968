import { describe, expect, it } from 'vitest'
import { type Access, accessTo, type SessionState, screenRules } from '@portal/core/access/rules'
import { newVisitor, testCity, type Visitor } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident

/** A user in every state of the session: the demo city has an account for each. */
const people: Readonly<Record<SessionState, string | null>> = {
  anonymous: null,
  unverified: 'uma@demo.example',
  'no-contact': 'nora@demo.example',
  full: 'ana@demo.example',
  administrator: 'ada@demo.example',
}

async function signedIn(email: string | null): Promise<Visitor> {
  const visitor = newVisitor(origin)
  if (email === null) return visitor
  const answer = await visitor.post('/api/auth/sign-in', { email, password: 'Elgin-demo-2026' })
  if (answer.status !== 200) throw new Error(answer.text)
  return visitor
}

/** A service for which the launcher redirects to another site. */
const services = await newVisitor(origin).get('/api/activities')
// The contract's services.
const service = (JSON.parse(services.text) as { Id: string; Type: string }[]).find(
  ({ Type }) => Type === 'CONTENT',
)

const paths = [
  ...Object.keys(screenRules).map((pattern) =>
    pattern
      .replace('{city}', 'elgin')
      .replace('/start', `/start?activityId=${service?.Id}`)
      .replace(/\{\w+\}/g, '01900000-0000-7000-8000-000000000000'),
  ),
  '/no/such/page',
]

/**
 * A screen may lead on by itself: the launcher without a service, a step before its turn, a service
 * that needs a login.
 */
const leadsOnItself = /^\/(?:activity\/start|account\/create\/|activities\/zoning_inquiry)/

/** What the table of routes says of a path. */
function expected(path: string, access: Access): string {
  if (access === 'open' || access === 'guest') return 'opens'
  return `303 ${access === 'staff' ? `${city.origins.staff}${path}` : access}`
}

/** What the portal does, without why it leads on. */
async function done(visitor: Visitor, path: string): Promise<string> {
  const { headers, status, text } = await visitor.get(path)
  if (status === 200 || status === 404) return 'opens'
  if (status === 307 && leadsOnItself.test(path)) return 'opens'
  if (text !== '') return `${status} with a body`
  return `${status} ${headers.get('location')?.split('?')[0]}`
}

describe.each(Object.entries(people))('a page asked for in the state %s', (name, email) => {
  // The names come from the table itself.
  const state = name as SessionState

  it('opens or leads on, before a byte of it, as the table of routes says', async () => {
    const visitor = await signedIn(email)
    const outcomes: Record<string, string> = {}
    for (const path of paths) outcomes[path] = await done(visitor, path)
    const table = paths.map((path) => {
      const access = accessTo(path.split('?')[0] ?? '', 'elgin', { state, organizationId: null })
      return [path, expected(path, access)]
    })
    expect(outcomes).toEqual(Object.fromEntries(table))
  })
})

describe('acting for an organization', () => {
  it('opens the organization’s screen and feedback, and closes reports', async () => {
    const visitor = await signedIn('omar@demo.example')
    const statuses = async () => [
      (await visitor.get('/report?item=x&id=7')).status,
      (await visitor.get('/organization_management')).status,
      (await visitor.get('/feedback')).status,
    ]
    // It opens, and finds no such kind of report.
    expect(await statuses()).toEqual([404, 303, 200])
    const held = await visitor.get('/api/users/data-export')
    // The contract's DataExport.
    const { organizations } = JSON.parse(held.text) as { organizations: { Id: string }[] }
    const selectedOrganization = organizations[0]?.Id
    expect((await visitor.send('PUT', '/api/users', { selectedOrganization })).status).toBe(200)
    expect(await statuses()).toEqual([303, 200, 200])
  })
})

describe('what an address leads to says why', () => {
  it.each([
    ['/messages', '/?notice=login-needed&redirectto=%2Fmessages'],
    ['/no/such/page', '/?notice=unknown-page'],
    ['/a0B7000001', '/?notice=unknown-page'],
    ['/logout', '/?notice=logged-out'],
  ])('%s for a visitor', async (path, location) => {
    const answer = await newVisitor(origin).get(path)
    expect(answer.headers.get('location')).toBe(location)
  })

  it.each([
    ['/a0B7000001', '/dashboard?notice=unknown-record'],
    ['/login', '/dashboard'],
    ['/users', '/?notice=unknown-page'],
    [
      '/organization_management',
      '/?notice=for-organizations-only&redirectto=%2Forganization_management',
    ],
    ['/completed_activites', '/completed_activities'],
    ['/dashboard?redirectto=payment', '/payment/water-bill-payment-records'],
    ['/counter', '/'],
  ])('%s for a resident', async (path, location) => {
    const visitor = await signedIn('ana@demo.example')
    expect((await visitor.get(path)).headers.get('location')).toBe(location)
  })
})

describe('the record of a permit', () => {
  it('leads a resident to its bill, the same each time, and a visitor home', async () => {
    const visitor = await signedIn('ana@demo.example')
    const locationOf = async () =>
      (await visitor.get('/a0P7000000GARAGE')).headers.get('location') ?? ''
    const location = await locationOf()
    expect(location).toMatch(/^\/paymentLPI\?activityId=[\da-f-]{36}$/)
    expect(await locationOf()).toBe(location)
    const bill = await visitor.get(location)
    expect(bill.status).toBe(200)
    for (const shown of ['BP-2026-0117-B', '$185.00', '$7.35', '$252.35', '7001-9001'])
      expect(bill.text).toContain(shown)
    const stranger = await newVisitor(origin).get('/a0P7000000GARAGE')
    expect(stranger.headers.get('location')).toBe('/?notice=unknown-page')
  })

  it.each(['', '?activityId=x', '?activityId=0197a1b2-0000-7000-8000-000000000000'])(
    'has no bill at /paymentLPI%s',
    async (query) => {
      const visitor = await signedIn('ana@demo.example')
      expect((await visitor.get(`/paymentLPI${query}`)).status).toBe(404)
    },
  )
})

describe('logging out', () => {
  it('is asked by a link and done by a post from our own page alone', async () => {
    const visitor = await signedIn('ana@demo.example')
    const statusOf = async () => (await visitor.get('/api/auth')).status
    expect((await visitor.get('/logout')).status).toBe(200)
    visitor.headers['sec-fetch-site'] = 'cross-site'
    const foreign = await visitor.form('/logout', { form: 'log-out' })
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
    delete visitor.headers['sec-fetch-site']
    expect(await statusOf()).toBe(200)
    const own = await visitor.form('/logout', { form: 'log-out' })
    expect([own.status, own.headers.get('location')]).toEqual([303, '/?notice=logged-out'])
    expect(await statusOf()).toBe(401)
  })
})

describe('a user whose session has ended elsewhere', () => {
  /** Signed in, asked for nothing for more than the minute that a cookie's copy is believed. */
  async function endedElsewhere(): Promise<Visitor> {
    const visitor = await signedIn('ana@demo.example')
    const token = visitor.cookies.get('session')?.split('.')[0] ?? ''
    visitor.cookies.set('session', token)
    const elsewhere = await signedIn('ana@demo.example')
    expect((await elsewhere.post('/api/auth/sign-out-everywhere')).status).toBe(204)
    return visitor
  }

  it('sees a notice at the login, once, which leads back', async () => {
    const visitor = await endedElsewhere()
    const answer = await visitor.get('/add_organization')
    const login = '/login?notice=session-ended&redirectto=%2Fadd_organization'
    expect([answer.status, answer.headers.get('location')]).toEqual([303, login])
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await visitor.get(login)).text).toContain('You were logged out')
    expect((await visitor.get('/add_organization')).headers.get('location')).toBe(
      '/?notice=login-needed&redirectto=%2Fadd_organization',
    )
  })

  it('sees a notice on a public page, and on a missing page', async () => {
    const visitor = await endedElsewhere()
    const answer = await visitor.get('/search?term=leaf')
    const address = '/search?term=leaf&notice=session-ended'
    expect([answer.status, answer.headers.get('location')]).toEqual([303, address])
    expect((await visitor.get(address)).text).toContain('You were logged out')
    expect((await visitor.get('/search?term=leaf')).status).toBe(200)
    const unknown = await (await endedElsewhere()).get('/no/such/page')
    expect(unknown.headers.get('location')).toBe('/?notice=unknown-page')
    const logout = await (await endedElsewhere()).get('/logout')
    expect(logout.headers.get('location')).toBe('/?notice=logged-out')
  })

  it('has a cookie that outlives the session, so that the notice can be shown', async () => {
    const answer = await newVisitor(origin).post('/api/auth/sign-in', {
      email: 'ana@demo.example',
      password: 'Elgin-demo-2026',
    })
    const seconds = Number(/Max-Age=(\d+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1])
    expect(seconds / 86_400).toBeGreaterThan(36)
  })
})
