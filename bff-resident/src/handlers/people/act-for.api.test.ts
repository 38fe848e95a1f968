import { describe, expect, it } from 'vitest'
import { newCast, newVisitor, type Role, testCity, type Visitor } from '@portal/local/testing'

const city = await testCity({ template: 'empty' })
const cast = await newCast(city, 'resident')
const { organizationId } = cast

/** A browser of one of the cast, and how it sends the form of the menu. */
function browserOf(role: Role): Visitor {
  const visitor = newVisitor(city.origins.resident)
  if (cast.cookies[role] !== '') visitor.cookies.set('session', cast.cookies[role])
  return visitor
}

async function send(visitor: Visitor, fields: Record<string, string>) {
  const answer = await visitor.form('/organization/switch', { form: 'act-for', ...fields })
  return [answer.status, answer.headers.get('location')]
}

const choiceOf = (organization: string) => new RegExp(`<button[^>]* value="${organization}"`)

async function actsFor(visitor: Visitor): Promise<unknown> {
  // The contract's AuthUser.
  const user = JSON.parse((await visitor.get('/api/auth')).text) as {
    selectedOrganization?: string
  }
  return user.selectedOrganization
}

describe('the form of the account menu', () => {
  it('switches between an organization and oneself, and stays on the page', async () => {
    const visitor = browserOf('member')
    expect((await visitor.get('/search?term=leaf')).text).toMatch(choiceOf(organizationId))
    expect(
      await send(visitor, { organization: organizationId, from: '/search?term=leaf' }),
    ).toEqual([303, '/search?term=leaf&notice=acts-for-organization'])
    expect(await actsFor(visitor)).toBe(organizationId)
    expect((await visitor.get('/organization_management')).status).toBe(200)
    expect(
      await send(visitor, { organization: 'personal', from: '/organization_management' }),
    ).toEqual([303, '/dashboard?notice=acts-personally'])
    expect(await actsFor(visitor)).toBe('personal')
  })

  it.each(['pending member', 'another resident', 'anonymous'] as const)(
    'lets no %s act for an organization',
    async (role) => {
      const visitor = browserOf(role)
      expect((await visitor.get('/search')).text).not.toMatch(choiceOf(organizationId))
      expect(await send(visitor, { organization: organizationId, from: '/' })).toEqual([
        303,
        '/dashboard?notice=switch-failed',
      ])
      expect(await actsFor(visitor)).toBe(role === 'anonymous' ? undefined : 'personal')
    },
  )

  it('takes nothing for an organization that is none', async () => {
    const visitor = browserOf('manager')
    expect(await send(visitor, { organization: 'x' })).toEqual([
      303,
      '/dashboard?notice=switch-failed',
    ])
    expect(await send(visitor, {})).toEqual([303, '/dashboard?notice=switch-failed'])
    expect(await actsFor(visitor)).toBe('personal')
  })

  it('is taken from no other site', async () => {
    const visitor = browserOf('manager')
    visitor.headers['sec-fetch-site'] = 'cross-site'
    expect(
      (
        await visitor.form('/organization/switch', {
          form: 'act-for',
          organization: organizationId,
        })
      ).status,
    ).toBe(403)
    expect(await actsFor(visitor)).toBe('personal')
  })
})

it('the menu of a signed-in user costs a page no extra round trip', async () => {
  const visitor = browserOf('manager')
  // The first request also reads the session's row.
  await visitor.get('/dashboard')
  for (const path of ['/dashboard', '/view-all-services', '/add_organization']) {
    const { status, trips } = await visitor.get(path)
    expect([path, status, trips]).toEqual([path, 200, 1])
  }
})
