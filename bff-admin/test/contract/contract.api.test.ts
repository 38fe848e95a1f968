import { describe, expect, it } from 'vitest'
import { ask, contractViolations, standingViolations, testCity } from '@portal/local/testing'
import { adminContract } from '@portal/openapi/admin'

const city = await testCity()
const origin = city.origins.staff

/**
 * One good request for what anyone may read, and its round trips: most stand in the copy that each isolate
 * keeps.
 */
const samples: Partial<Record<keyof typeof adminContract, readonly [path: string, trips: 0 | 1]>> =
  {
    getMaintenanceInfo: ['/api/paymentMaintenanceInfo', 1],
    getMapLayer: ['/api/map/layer?south=42.038&west=-88.293&north=42.042&east=-88.287', 1],
    getSession: ['/api/auth/session', 0],
    getTexts: ['/api/i18n/processed/es/translation', 0],
    listFlags: ['/api/featureflags', 0],
    listLanguages: ['/api/i18n/languages', 0],
    searchAddresses: ['/api/addresses?text=mill', 1],
  }

// Object.entries forgets the names that the contract has.
const operations = Object.entries(adminContract) as [
  keyof typeof adminContract,
  (typeof adminContract)[keyof typeof adminContract],
][]
// The code of a mail opens it (identity.api.test.ts).
const open = operations.filter(
  ([name, { access, method }]) =>
    access === 'anyone' && method === 'get' && name !== 'checkPasswordReset',
)

it('every operation that anyone may read by has its row, and no other', () => {
  expect(Object.keys(samples).toSorted()).toEqual(open.map(([name]) => name).toSorted())
})

describe.each(open)('%s', (name, operation) => {
  const [path, trips] = samples[name] ?? ['/', 0]

  it(`answers by its contract at ${trips} round trips, and HEAD without a body`, async () => {
    await ask(origin, path)
    const answer = await ask(origin, path)
    expect(answer.status).toBe(200)
    expect(contractViolations(operation, answer)).toEqual([])
    expect(standingViolations(origin, answer)).toEqual([])
    expect(answer.trips).toBe(trips)
    const head = await ask(origin, path, { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
  })

  const taken = operations
    .filter(([, other]) => other.path === operation.path)
    .map(([, { method }]) => method.toUpperCase())
  const others = ['POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !taken.includes(method))

  it.each(others)('refuses %s', async (method) => {
    const answer = await ask(origin, path, { method, body: '{' })
    expect([answer.status, answer.headers.get('allow')?.split(', ').toSorted()]).toEqual([
      405,
      taken.toSorted(),
    ])
    expect(contractViolations({ responses: { 405: {} } }, answer)).toEqual([])
    expect(standingViolations(origin, answer)).toEqual([])
  })
})

describe('pages and bad input', () => {
  it.each([
    ['/', 303],
    ['/dashboard', 303],
    ['/login', 200],
    ['/completed_activites', 303],
    ['/users', 303],
    ['/nowhere', 303],
    ['/constructor', 303],
    ['/?lng=xx', 303],
    ['/?lng=es', 303],
    ['/%FF', 303],
    ['/none.css', 303],
    ['//evil.example/?lng=es', 303],
    ['/\\evil.example?lng=es', 303],
    ['/assets/nowhere.js', 404],
    ['/assets/..%2f..%2fwrangler.json', 404],
    ['/api/nowhere', 404],
    ['/api/i18n/processed/xx/translation', 404],
    ['/healthz', 200],
    ['/readyz', 200],
  ])('%s', async (target, status) => {
    await ask(origin, target)
    const answer = await ask(origin, target)
    expect(answer.status).toBe(status)
    expect(standingViolations(origin, answer)).toEqual([])
    // Before staff sign in, none of their pages reads a record.
    expect(answer.trips).toBe(target === '/readyz' ? 1 : 0)
  })

  it('keeps its language in a cookie of its own, since cookies ignore ports', async () => {
    const answer = await ask(origin, '/?lng=es')
    expect(answer.headers.get('set-cookie')).toMatch(/^staff_language=es;/)
  })
})
