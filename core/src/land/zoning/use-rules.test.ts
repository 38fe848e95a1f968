import { describe, expect, it } from 'vitest'
import { districtErrors, type UseRule, ruleErrors, usesOn } from './use-rules.ts'

const rule = (given: Partial<UseRule>): UseRule => ({
  use: 'Store',
  useEs: 'Tienda',
  permission: 'allowed',
  startsOn: '2020-01-01',
  source: 'Code 19',
  ...given,
})
const old = rule({})
const now = rule({ use: 'store', startsOn: '2025-01-01', permission: 'not-allowed' })
const next = rule({ startsOn: '2027-03-01' })
const office = rule({ use: 'Office', startsOn: '2027-01-01' })

describe('uses on a day', () => {
  it.each([
    ['2026-06-01', now, [next], [old]],
    ['2025-01-01', now, [next], [old]],
    ['2024-12-31', old, [now, next], []],
    ['2027-03-01', next, [], [now, old]],
    ['2019-12-31', undefined, [old, now, next], []],
  ])('on %s have one rule each', (day, current, later, earlier) => {
    const [first, store] = usesOn([old, next, office, now], day)
    expect(store).toEqual({ current, later, earlier })
    expect(first?.later.concat(first.current ?? [])).toEqual([office])
  })
})

describe('what staff enter', () => {
  it.each([
    ['a whole rule', rule({}), []],
    ['no use', rule({ use: ' ' }), ['use']],
    ['no day', rule({ startsOn: '2026-02-30' }), ['startsOn']],
    ['no source', rule({ source: '' }), ['source']],
  ])('%s', (_what, edit, fields) => {
    expect(ruleErrors(edit).map(({ field }) => field)).toEqual(fields)
  })

  const district = {
    code: 'CC1',
    name: 'Center City',
    nameEs: 'Centro',
    kind: 'base',
    rulesUrl: 'https://code.example/cc1',
    dataOn: '2026-05-01',
  } as const
  it.each([
    ['a district', district, []],
    ['a code that an import cannot name', { ...district, code: 'A=1|B' }, ['code']],
    ['a link without https', { ...district, rulesUrl: 'http://code.example' }, ['rulesUrl']],
    ['no link', { ...district, rulesUrl: 'see the code' }, ['rulesUrl']],
    ['names in one language', { ...district, nameEs: '' }, ['nameEs']],
  ])('%s', (_what, edit, fields) => {
    expect(districtErrors(edit).map(({ field }) => field)).toEqual(fields)
  })
})
