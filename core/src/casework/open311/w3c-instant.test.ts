import { describe, expect, it, test } from 'vitest'
import { readInstant } from './w3c-instant.ts'

const zone = 'America/Chicago'
const read = (text: string, at: 'start' | 'end' = 'start') =>
  readInstant(text, zone, at)?.toISOString() ?? null

describe('an instant as clients write it', () => {
  test.each([
    ['the standard’s own', '2010-05-24T08:15:30-05:00', '2010-05-24T13:15:30.000Z'],
    ['UTC', '2010-05-24T13:15:30Z', '2010-05-24T13:15:30.000Z'],
    ['in small letters', '2010-05-24t13:15:30z', '2010-05-24T13:15:30.000Z'],
    ['with a fraction', '2010-05-24T13:15:30.123456Z', '2010-05-24T13:15:30.123Z'],
    [
      'with a fraction of nine digits',
      '2010-05-24T13:15:30.999999999Z',
      '2010-05-24T13:15:30.999Z',
    ],
    ['with a plus', '2010-05-24T15:15:30+02:00', '2010-05-24T13:15:30.000Z'],
    ['with a plus that became a space', '2010-05-24T15:15:30 02:00', '2010-05-24T13:15:30.000Z'],
    ['without the zone’s colon', '2010-05-24T15:15:30+0200', '2010-05-24T13:15:30.000Z'],
    ['with half an hour', '2010-05-24T18:45:30+05:30', '2010-05-24T13:15:30.000Z'],
    ['without seconds', '2010-05-24T13:15Z', '2010-05-24T13:15:00.000Z'],
    ['without a zone: the city’s', '2010-05-24T08:15:30', '2010-05-24T13:15:30.000Z'],
    ['without a zone, in winter', '2010-01-24T08:15:30', '2010-01-24T14:15:30.000Z'],
    ['with a space for the T', '2010-05-24 08:15:30', '2010-05-24T13:15:30.000Z'],
    ['a day', '2010-05-24', '2010-05-24T05:00:00.000Z'],
    ['a month', '2010-05', '2010-05-01T05:00:00.000Z'],
    ['a year', '2010', '2010-01-01T06:00:00.000Z'],
  ])('%s', (_name, text, instant) => {
    expect(read(text)).toBe(instant)
  })
})

test.each([
  ['2010-05-24', '2010-05-25T04:59:59.999Z'],
  ['2010-12', '2011-01-01T05:59:59.999Z'],
  ['2010', '2011-01-01T05:59:59.999Z'],
  ['2010-05-24T08:15:30', '2010-05-24T13:15:30.999Z'],
  ['2010-05-24T08:15', '2010-05-24T13:15:59.999Z'],
  ['2010-05-24T08:15:30.5Z', '2010-05-24T08:15:30.500Z'],
])('as the end of a span, %s reaches to %s', (text, instant) => {
  expect(read(text, 'end')).toBe(instant)
})

it.each([
  '',
  'yesterday',
  '2010-13-01T00:00:00Z',
  '2010-02-30T00:00:00Z',
  '2010-02-01T24:00:00Z',
  '2010-02-01T00:60:00Z',
  '2010-02-01T00:00:00+99:00',
  '0000-01-01T00:00:00Z',
  '24/05/2010',
  '2010-05-24T08:15:30America/Chicago',
  '1274703330',
  '2010-05-24T13:15:30Z; drop table requests',
])('%j is none', (text) => {
  expect(read(text)).toBeNull()
})
