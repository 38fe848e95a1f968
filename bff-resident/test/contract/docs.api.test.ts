import { describe, expect, it } from 'vitest'
import { ask, standingViolations, testCity } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident

it('a problem’s type is the address of its page', async () => {
  const refused = await ask(origin, '/api/salesforce/inProgress')
  // Problem details, which the reply's own tests hold.
  const { type, code } = JSON.parse(refused.text) as { type: string; code: string }
  const page = await ask(origin, type)
  expect(page.status).toBe(200)
  expect(page.text).toContain(code)
  expect(standingViolations(origin, page)).toEqual([])
})

describe('the limits', () => {
  it('are in each reply, also of a refusal', async () => {
    for (const path of ['/api/activities', '/api/nowhere', '/api/salesforce/inProgress']) {
      const { headers } = await ask(origin, path)
      expect(headers.get('ratelimit-policy')).toMatch(/^"\w+";q=\d+;w=60$/)
      expect(headers.get('ratelimit')).toMatch(/^"\w+";r=\d+;t=\d+$/)
    }
  })
})

it('a deprecated operation says since when and until when, even when it refuses', async () => {
  const path = '/api/users/profile/0197a1b2-0000-7000-8000-000000000000'
  const { status, headers } = await ask(origin, path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  expect(status).toBe(401)
  expect(headers.get('deprecation')).toBe(`@${Date.UTC(2026, 10, 1) / 1000}`)
  expect(headers.get('sunset')).toBe('Wed, 01 Nov 2028 00:00:00 GMT')
  expect(headers.get('link')).toContain('rel="deprecation"')
  expect((await ask(origin, '/api/activities')).headers.has('deprecation')).toBe(false)
})
