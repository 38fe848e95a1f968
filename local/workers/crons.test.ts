import { expect, test } from 'vitest'
import { isDue } from './crons.ts'

// A Sunday.
const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)

test.each([
  ['* * * * *', '12:34', true],
  ['*/5 * * * *', '12:35', true],
  ['*/5 * * * *', '12:34', false],
  ['0 6 * * *', '06:00', true],
  ['0 6 * * *', '07:00', false],
  ['10-20/5 * * * *', '12:15', true],
  ['10-20/5 * * * *', '12:25', false],
  ['1,2,34 * * * *', '12:34', true],
  ['* * 1 3 *', '00:00', true],
  ['* * * * 1', '00:00', true],
  ['* * * * 2', '00:00', false],
])('%s is due at %s: %s', (cron, time, expected) => {
  expect(isDue(cron, at(time))).toBe(expected)
})

test('an invalid cron is an error, never silently not due', () => {
  expect(() => isDue('@daily', at('00:00'))).toThrow('Not a cron')
  expect(() => isDue('* * * * MON', at('00:00'))).toThrow('Not understood')
})
