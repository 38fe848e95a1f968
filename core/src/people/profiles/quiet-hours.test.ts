import { expect, it } from 'vitest'
import { cityQuietUntil } from './quiet-hours.ts'

const city = { broadcastQuietHours: { from: 21, to: 8 }, timeZone: 'America/Chicago' }
const iso = (text: string) => cityQuietUntil(new Date(text), city)?.toISOString() ?? null

it.each([
  ['in the evening', '2026-12-02T03:00:00Z', '2026-12-02T14:00:00.000Z'],
  ['after midnight', '2026-12-02T13:59:59Z', '2026-12-02T14:00:00.000Z'],
  ['at eight', '2026-12-02T14:00:00Z', null],
  ['in the afternoon', '2026-12-02T20:00:00Z', null],
  ['a minute before nine in the evening', '2026-12-03T02:59:00Z', null],
  // Clocks go forward on March 8, 2026: eight in the morning is an hour earlier in UTC.
  ['the night the clocks go forward', '2026-03-08T04:00:00Z', '2026-03-08T13:00:00.000Z'],
  ['the night the clocks go back', '2026-11-01T04:00:00Z', '2026-11-01T14:00:00.000Z'],
])('%s', (_when, now, end) => {
  expect(iso(now)).toBe(end)
})

it('hours that start after midnight end on the same day', () => {
  const early = { ...city, broadcastQuietHours: { from: 1, to: 6 } }
  expect(cityQuietUntil(new Date('2026-12-02T08:00:00Z'), early)?.toISOString()).toBe(
    '2026-12-02T12:00:00.000Z',
  )
  expect(cityQuietUntil(new Date('2026-12-02T03:00:00Z'), early)).toBeNull()
})
