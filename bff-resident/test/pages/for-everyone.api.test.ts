import { describe, expect, it } from 'vitest'
import { newVisitor, testCity } from '@portal/local/testing'

const city = await testCity()
const origin = city.origins.resident
const paths = [
  '/',
  '/view-all-services',
  '/report',
  '/login',
  '/elgin_today',
  '/on_this_device',
  '/search?term=leaf',
  '/knowledgebase/when-may-i-water-my-lawn',
]

const markOf = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(origin + path, { headers, redirect: 'manual' })).headers.get('page-for')

describe('a page that a browser may keep for everyone who comes next', () => {
  it.each(paths)('is %s of a person without an account', async (path) => {
    expect(await markOf(path)).toBe('everyone')
  })

  it.each(['ana@demo.example', 'uma@demo.example', 'nora@demo.example', 'ada@demo.example'])(
    'is none of %s',
    async (email) => {
      const visitor = newVisitor(origin)
      await visitor.post('/api/auth/sign-in', { email, password: 'Elgin-demo-2026' })
      for (const path of paths)
        expect((await visitor.get(path)).headers.get('page-for'), path).toBeNull()
    },
  )

  it('is none of a session that has ended, which the page says', async () => {
    expect(await markOf('/', { cookie: 'session=over' })).toBeNull()
  })

  it('is none that an address with a query asked for', async () => {
    expect(await markOf('/?notice=logged-out')).toBeNull()
    expect(await markOf('/search?term=leaf&page=2')).toBeNull()
    expect(await markOf('/payment?account=1')).toBeNull()
  })

  it('is in the language that a browser without cookies asks for', async () => {
    const answer = await fetch(`${origin}/`, { headers: { 'page-language': 'es' } })
    expect(answer.headers.get('content-language')).toBe('es')
  })
})

it('a manifest names the app in the language of its address', async () => {
  const asked = async (language: string) => {
    const answer = await fetch(`${origin}/manifest.webmanifest?lng=${language}`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    return (await answer.json()) as { name: string; lang: string; icons: { src: string }[] }
  }
  const [english, spanish] = [await asked('en'), await asked('es')]
  expect([english.name, spanish.name]).toEqual(['Elgin city services', 'Servicios de Elgin'])
  for (const { src } of english.icons)
    expect((await fetch(origin + src)).headers.get('content-type')).toBe('image/png')
})

it.each(['/worker.js', '/push-worker.js'])('%s is the service worker', async (path) => {
  const answer = await fetch(origin + path)
  expect(answer.headers.get('content-type')).toContain('javascript')
  // Its requests are under its own policy.
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
})
