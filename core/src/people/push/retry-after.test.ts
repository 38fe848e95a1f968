import { expect, it } from 'vitest'
import { retryAtOf } from './retry-after.ts'

const now = new Date('2026-12-02T12:00:00Z')

it.each([
  ['seconds', '120', '2026-12-02T12:02:00.000Z'],
  ['a date', 'Wed, 02 Dec 2026 12:05:00 GMT', '2026-12-02T12:05:00.000Z'],
  ['a year', '31536000', '2026-12-03T12:00:00.000Z'],
  ['a date that has passed', 'Wed, 02 Dec 2026 11:00:00 GMT', null],
  ['zero', '0', null],
  ['no number', 'soon', null],
  ['a negative number', '-5', null],
  ['nothing', null, null],
])('%s', (_what, header, expected) => {
  expect(retryAtOf(header, now)?.toISOString() ?? null).toBe(expected)
})
