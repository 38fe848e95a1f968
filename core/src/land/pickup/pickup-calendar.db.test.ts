import { sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import type { PickupRuleEdit } from './pickup-rule.ts'
import { ruleEdit } from './pickup-rules.fixture.ts'
import { pickupRules } from './pickup.sql.ts'
import { getPickupCalendar, placeOfToken, placeToken } from './index.ts'

const where = await testDatabase()
const monday = new Date('2026-11-16T18:00:00Z')
const at = (now: Date, language: 'en' | 'es' = 'en') =>
  contextIn(where, { clock: { now: () => now }, language })
const { database } = at(monday)
let place = ''

beforeAll(async () => {
  place = await parcelsIn(database)({ refusePickupDay: 'Wednesday', leafDistrict: 'A' })
})
beforeEach(() => database.write((builder) => [builder.delete(pickupRules)]))

async function put(edit: PickupRuleEdit, createdAt = monday): Promise<string> {
  const id = newId<'pickup rule'>()
  await database.write((builder) => [
    builder.insert(pickupRules).values({ id, ...edit, createdAt }),
  ])
  return id
}
const withdraw = (id: string, now: Date) =>
  database.write((builder) => [
    builder
      .update(pickupRules)
      .set({ withdrawnAt: now })
      .where(sql`id = ${id}`),
  ])

const file = (now = monday, language: 'en' | 'es' = 'en') =>
  getPickupCalendar(at(now, language), place, 'https://portal.example')

interface Read {
  readonly uid: string
  readonly day: string
  readonly summary: string
  readonly status: string
  readonly sequence: number
}

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')

/** By one parser. */
const byFirst = (text: string): readonly Read[] =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))
    .map((event) => ({
      uid: event.uid,
      day: event.startDate.toString(),
      summary: event.summary,
      status: String(event.component.getFirstPropertyValue('status')),
      sequence: event.sequence,
    }))

/** By another one, which knows nothing of the first. */
const bySecond = (text: string): readonly Read[] =>
  Object.values(nodeIcal.sync.parseICS(text)).flatMap((one) =>
    one?.type === 'VEVENT'
      ? [
          {
            uid: one.uid,
            day: dayOf(one.start),
            summary: typeof one.summary === 'string' ? one.summary : one.summary.val,
            status: String(one.status),
            sequence: Number(one.sequence),
          },
        ]
      : [],
  )

const on = (text: string, day: string) => byFirst(text).filter((one) => one.day === day)

describe('the calendar to subscribe to', () => {
  it('is read alike by two independent parsers, in both languages', async () => {
    await put(ruleEdit({ kind: 'exception', fromDay: '2026-11-18', movedTo: '2026-11-19' }))
    for (const language of ['en', 'es'] as const) {
      const text = await file(monday, language)
      const first = byFirst(text)
      expect(first.length).toBeGreaterThan(52)
      expect(bySecond(text)).toEqual(first)
      expect(new Set(first.map(({ uid }) => uid)).size).toBe(first.length)
    }
  })

  it('folds its lines at 75 octets, is in UTC, and says how often to ask', async () => {
    const text = await file(monday, 'es')
    const lines = text.split('\r\n')
    expect(lines.filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([])
    expect(text).not.toMatch(/[^\r]\n/)
    expect(
      lines.filter((line) => line.startsWith('DTSTAMP')).every((line) => line.endsWith('Z')),
    ).toBe(true)
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT4H')
    expect(lines).toContain('X-PUBLISHED-TTL:PT4H')
  })

  it('is the same to the byte all month without a change, and in no other week’s words', async () => {
    expect(await file(new Date('2026-11-20T18:00:00Z'))).toBe(await file())
  })

  it('has what is collected together as one event, with an alarm the evening before', async () => {
    const text = await file()
    expect(on(text, '2026-11-18')).toEqual([
      expect.objectContaining({
        summary: 'Garbage, recycling and leaf bags',
        status: 'CONFIRMED',
        sequence: 0,
      }),
    ])
    expect(text).toContain('TRIGGER:-PT6H')
  })
})

describe('a pickup that is moved', () => {
  it('keeps its UID, and its SEQUENCE rises, also when that is taken back', async () => {
    const [before] = on(await file(), '2026-11-18')
    const id = await put(
      ruleEdit({ kind: 'exception', fromDay: '2026-11-18', movedTo: '2026-11-19' }),
    )
    const [moved] = on(await file(), '2026-11-19')
    expect(moved).toMatchObject({ uid: before?.uid, sequence: 1 })
    await withdraw(id, new Date('2026-11-16T20:00:00Z'))
    const [back] = on(await file(), '2026-11-18')
    expect(back).toMatchObject({ uid: before?.uid, sequence: 2, summary: before?.summary })
  })

  it('by a holiday that staff added keeps its UID too', async () => {
    const [before] = on(await file(), '2026-12-09')
    await put(
      ruleEdit({ kind: 'holiday', fromDay: '2026-12-08', name: 'Strike', nameEs: 'Huelga' }),
    )
    expect(on(await file(), '2026-12-10')).toEqual([
      expect.objectContaining({ uid: before?.uid, sequence: 1 }),
    ])
  })

  it('of one service alone becomes an event of its own, and is canceled when that is taken back', async () => {
    const id = await put(
      ruleEdit({
        kind: 'exception',
        service: 'leaf-bags',
        fromDay: '2026-11-18',
        movedTo: '2026-11-21',
      }),
    )
    const text = await file()
    expect(on(text, '2026-11-18')[0]?.summary).toBe('Garbage and recycling')
    const [alone] = on(text, '2026-11-21')
    expect(alone?.summary).toBe('Leaf bags')
    await withdraw(id, new Date('2026-11-17T20:00:00Z'))
    const later = await file(new Date('2026-11-17T21:00:00Z'))
    expect(on(later, '2026-11-21')).toEqual([
      expect.objectContaining({ uid: alone?.uid, status: 'CANCELLED' }),
    ])
  })
})

describe('a pickup that falls out', () => {
  it('is kept as canceled for at least 30 days after its day, and then goes', async () => {
    await put(ruleEdit({ kind: 'exception', fromDay: '2026-11-18' }))
    const canceled = [
      expect.objectContaining({
        status: 'CANCELLED',
        summary: 'Canceled: Garbage, recycling and leaf bags',
      }),
    ]
    expect(on(await file(), '2026-11-18')).toEqual(canceled)
    expect(on(await file(new Date('2026-12-18T18:00:00Z')), '2026-11-18')).toEqual(canceled)
    expect(on(await file(new Date('2027-01-05T18:00:00Z')), '2026-11-18')).toEqual([])
  })

  it('with a season that ends earlier leaves its event, whose SEQUENCE rises', async () => {
    await put(
      ruleEdit({
        kind: 'season',
        service: 'leaf-bags',
        fromDay: '2026-10-01',
        toDay: '2026-11-20',
      }),
    )
    const [last] = on(await file(), '2026-11-25')
    expect(last?.summary).toBe('Garbage and recycling')
    expect(last?.sequence).toBe(1)
  })

  it('with a season that staff took back is canceled', async () => {
    const season = ruleEdit({
      kind: 'season',
      service: 'street-leaves',
      fromDay: '2026-11-20',
      toDay: '2026-12-08',
      weekday: 1,
    })
    const id = await put(season, new Date('2026-11-10T18:00:00Z'))
    const [before] = on(await file(), '2026-11-23')
    expect(before).toMatchObject({ summary: 'Leaves at the curb', status: 'CONFIRMED' })
    await withdraw(id, monday)
    expect(on(await file(), '2026-11-23')).toEqual([
      expect.objectContaining({ uid: before?.uid, status: 'CANCELLED' }),
    ])
  })
})

describe('the token of a place', () => {
  it('leads to its place, and cannot be guessed or changed', () => {
    const token = placeToken('secret', place)
    expect(placeOfToken('secret', token)).toBe(place)
    expect(placeOfToken('other', token)).toBeNull()
    expect(placeOfToken('secret', `${token.slice(0, -2)}AA`)).toBeNull()
    expect(placeOfToken('secret', placeToken('secret', place).slice(0, 22))).toBeNull()
    expect(placeOfToken('secret', '')).toBeNull()
    expect(token).not.toContain(place)
  })
})
