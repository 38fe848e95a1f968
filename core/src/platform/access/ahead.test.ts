import { expect, it } from 'vitest'
import { aheadPatterns, loadsAhead } from './ahead.ts'
import { accessTo, type Screen, screenAt, screenRules } from './screens.ts'

const city = 'elgin'
// Object.keys loses the constant's literal keys.
const screens = Object.keys(screenRules) as Screen[]
const addressOf = (screen: string) => screen.replace('{city}', city).replaceAll(/\{\w+\}/g, '2026')
const visitor = { state: 'anonymous', organizationId: null } as const

const isMatched = (path: string): boolean => {
  const { yes, no } = aheadPatterns(city)
  const fits = (patterns: readonly string[]) =>
    patterns.some((one) => new URLPattern({ pathname: one }).test({ pathname: path }))
  return fits(yes) && !fits(no)
}

it('loads no page ahead that a visitor may not open', () => {
  const loaded = screens.map(addressOf).filter((path) => loadsAhead(path, city))
  expect(loaded.map((path) => accessTo(path, city, visitor))).toSatisfy((all: string[]) =>
    all.every((access) => access === 'open' || access === 'guest'),
  )
})

it('tells browsers the same of every screen as the list says', () => {
  for (const screen of screens) {
    const path = addressOf(screen)
    expect([screenAt(path, city), isMatched(path)]).toEqual([
      screenAt(path, city),
      loadsAhead(path, city),
    ])
  }
})

it.each(['/logout', '/activity/start', '/knowledgebase/paint', '/api/news', '/activities/create'])(
  'leaves %s until it is pressed',
  (path) => expect(isMatched(path)).toBe(false),
)
