import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockMinutes,
  clockText,
  clockTextAt,
  isClockTime,
  maskedTime,
  typedTime,
} from './clock-time.ts'

it.each([
  ['01:00', true],
  ['12:59', true],
  ['09:05', true],
  ['00:30', false],
  ['13:00', false],
  ['08:60', false],
  ['8:30', false],
  ['08:3', false],
  ['0830', false],
  ['08:30 ', false],
  ['', false],
])('%j is a time: %j', (time, isOne) => {
  expect(isClockTime(time)).toBe(isOne)
})

it.each([
  ['12:00 AM', 0],
  ['12:30 AM', 30],
  ['01:00 AM', 60],
  ['11:59 AM', 719],
  ['12:00 PM', 720],
  ['08:30 PM', 1230],
  ['11:59 PM', 1439],
])('%s is %i minutes after midnight', (text, minutes) => {
  expect(clockMinutes(text)).toBe(minutes)
  expect(clockTextAt(minutes)).toBe(text)
})

it.each(['', '08:30', 'PM', '13:00 PM', '08:30 XM', '08:30 pm', '20:30:00', '8 PM'])(
  '%j is no time',
  (text) => {
    expect(clockMinutes(text)).toBeNull()
  },
)

it('every minute of a day can be formatted and parsed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
      expect(clockMinutes(clockTextAt(minutes))).toBe(minutes)
      expect(clockText(typedTime(clockTextAt(minutes)))).toBe(clockTextAt(minutes))
    }),
  )
})

describe('the mask 99:99', () => {
  it.each([
    ['', ''],
    ['0', '0'],
    ['08', '08'],
    ['083', '08:3'],
    ['0830', '08:30'],
    ['08:30', '08:30'],
    ['08305', '08:30'],
    ['8 am', '8'],
    ['08:', '08'],
  ])('shows %j as %j', (typed, shown) => {
    expect(maskedTime(typed)).toBe(shown)
  })

  it('holds at most four digits, whatever is typed, and masks no further', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const shown = maskedTime(typed)
        expect(shown).toMatch(/^(?:\d{0,2}|\d\d:\d{1,2})$/)
        expect(maskedTime(shown)).toBe(shown)
      }),
    )
  })
})

it.each([
  ['08:30 PM', { time: '08:30', meridiem: 'PM' }],
  ['08:30', { time: '08:30', meridiem: '' }],
  ['PM', { time: '', meridiem: 'PM' }],
  ['', { time: '', meridiem: '' }],
])('%j is parsed as %j', (text, typed) => {
  expect(typedTime(text)).toEqual(typed)
})
