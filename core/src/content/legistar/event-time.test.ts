import { expect, it } from 'vitest'
import { eventTime } from './event-time.ts'

it.each([
  ['7:00 PM', '19:00', ''],
  ['7 P.M.', '19:00', ''],
  ['  5:30 p.m. ', '17:30', ''],
  ['19:00', '19:00', ''],
  ['12 Noon', '12:00', ''],
  ['12:00 noon', '12:00', ''],
  ['', null, ''],
  ['Immediately following', null, 'Immediately following'],
  ['7:00 PM or after the hearing', '19:00', 'or after the hearing'],
  ['7:00 PM (Room 2)', '19:00', 'Room 2'],
  ['25:00', null, '25:00'],
])('the time %j is %j with the words %j', (text, startsAt, words) => {
  expect(eventTime(text)).toEqual({ startsAt, words })
})
