import { describe, expect, it } from 'vitest'
import { dateOf, dayNumber, occurrenceDays, parseRule } from './recurrence.ts'

const iso = (day: number): string => {
  const { year, month, day: ofMonth } = dateOf(day)
  return [year, String(month).padStart(2, '0'), String(ofMonth).padStart(2, '0')].join('-')
}
const day = (text: string): number => {
  const [year = 0, month = 0, ofMonth = 0] = text.split('-').map(Number)
  return dayNumber(year, month, ofMonth)
}

function expand(rule: string, start: string, from: string, to: string): string[] {
  const parsed = parseRule(rule)
  if (!parsed) throw new Error(`not understood: ${rule}`)
  return occurrenceDays(parsed, day(start), day(from), day(to)).map(iso)
}

describe('the days of a rule', () => {
  // Most are the examples of RFC 5545, 3.8.5.3, which begin on Tuesday, September 2, 1997.
  it.each([
    ['FREQ=DAILY;COUNT=3', ['1997-09-02', '1997-09-03', '1997-09-04']],
    ['FREQ=DAILY;INTERVAL=10;COUNT=3', ['1997-09-02', '1997-09-12', '1997-09-22']],
    ['FREQ=WEEKLY;COUNT=3', ['1997-09-02', '1997-09-09', '1997-09-16']],
    [
      'FREQ=WEEKLY;COUNT=4;WKST=SU;BYDAY=TU,TH',
      ['1997-09-02', '1997-09-04', '1997-09-09', '1997-09-11'],
    ],
    [
      'FREQ=WEEKLY;INTERVAL=2;COUNT=4;WKST=SU;BYDAY=TU,TH',
      ['1997-09-02', '1997-09-04', '1997-09-16', '1997-09-18'],
    ],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=1FR', ['1997-09-05', '1997-10-03', '1997-11-07']],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=-2MO', ['1997-09-22', '1997-10-20', '1997-11-17']],
    ['FREQ=MONTHLY;COUNT=3;BYMONTHDAY=-3', ['1997-09-28', '1997-10-29', '1997-11-28']],
    [
      'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=1,-1',
      ['1997-09-30', '1997-10-01', '1997-10-31', '1997-11-01'],
    ],
    ['FREQ=MONTHLY;COUNT=2;BYDAY=FR;BYMONTHDAY=13', ['1998-02-13', '1998-03-13']],
    ['FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3', ['1997-09-04', '1997-10-07', '1997-11-06']],
    ['FREQ=MONTHLY;COUNT=2;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2', ['1997-09-29', '1997-10-30']],
    ['FREQ=YEARLY;COUNT=2', ['1997-09-02', '1998-09-02']],
    ['FREQ=YEARLY;COUNT=2;BYMONTH=6,7', ['1998-06-02', '1998-07-02']],
    ['FREQ=YEARLY;COUNT=2;BYYEARDAY=1,-1', ['1997-12-31', '1998-01-01']],
    ['FREQ=YEARLY;COUNT=1;BYDAY=20MO', ['1998-05-18']],
    ['FREQ=YEARLY;COUNT=2;BYWEEKNO=20;BYDAY=MO', ['1998-05-11', '1999-05-17']],
    ['FREQ=YEARLY;COUNT=2;BYMONTH=3;BYDAY=TH', ['1998-03-05', '1998-03-12']],
    [
      'FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8;COUNT=2',
      ['1997-11-04', '2001-11-06'],
    ],
  ])('%s', (rule, days) => {
    expect(expand(rule, '1997-09-02', '1997-09-02', '2002-01-01')).toEqual(days)
  })

  it('are the same from any later start', () => {
    for (const rule of [
      'FREQ=DAILY;INTERVAL=3',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR',
      'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31',
      'FREQ=YEARLY;INTERVAL=3;BYMONTH=2;BYMONTHDAY=29',
    ]) {
      const all = expand(rule, '1996-02-29', '1996-02-29', '2026-12-31')
      const late = expand(rule, '1996-02-29', '2020-01-01', '2026-12-31')
      expect(late).toEqual(all.filter((text) => text >= '2020-01-01'))
    }
  })

  it.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=31;BYDAY=MO',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=40',
    'FREQ=YEARLY;BYDAY=60MO',
    'FREQ=DAILY;INTERVAL=99999;BYMONTH=13',
  ])('are none, and the search ends, for %s', (rule) => {
    expect(expand(rule, '1900-01-02', '2026-11-20', '2027-02-20')).toEqual([])
  })
})

describe('a rule that makes no sense in a city calendar', () => {
  it.each([
    'FREQ=SECONDLY',
    'FREQ=HOURLY;BYDAY=MO',
    'FREQ=DAILY;BYHOUR=9,10',
    'FREQ=FOO',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;COUNT=0',
    'FREQ=MONTHLY;BYMONTHDAY=x',
    'FREQ=MONTHLY;BYDAY=XX',
    'COUNT=3',
    '',
  ])('is not understood: %s', (rule) => {
    expect(parseRule(rule)).toBeNull()
  })
})
