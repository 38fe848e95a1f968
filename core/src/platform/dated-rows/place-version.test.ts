import { expect, it } from 'vitest'
import { placeVersion } from './place-version.ts'

const first = { id: 'first', fromDay: '2025-01-01', toDay: '2026-06-30' }
const open = { id: 'open', fromDay: '2026-07-01', toDay: null }
const today = '2026-11-20'
const place = (fromDay: string, toDay: string | null = null, versions = [first, open]) => {
  const { closes, overlaps, isPast } = placeVersion(versions, { fromDay, toDay }, today)
  return [closes?.id ?? null, overlaps?.id ?? null, isPast]
}

it('a version ends the one that counts on its first day', () => {
  expect(place('2027-01-01')).toEqual(['open', null, false])
  expect(place('2026-11-20')).toEqual(['open', null, false])
})

it('a version that shares a day with a later one is in its way', () => {
  expect(place('2026-06-30', '2026-07-01')).toEqual(['first', 'open', true])
  expect(place('2026-07-01')).toEqual([null, 'open', true])
  expect(place('2026-06-30', '2026-06-30')).toEqual(['first', null, true])
})

it('only a first version begins in the past', () => {
  expect(place('2020-01-01', null, [])).toEqual([null, null, false])
  expect(place('2026-11-19')).toEqual(['open', null, true])
})
