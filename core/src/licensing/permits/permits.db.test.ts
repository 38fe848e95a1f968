import { beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { dataSetStream } from '../../platform/data-sets/index.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { permits } from '../../schema.ts'
import { getPermit } from './get-permit.ts'
import { permitsDataSet } from './permits-data-set.ts'
import { type PermitSearch, searchPermits } from './search-permits.ts'

const city = await testDatabase()
const at = (): Context => contextIn(city)
const now = new Date('2026-11-20T18:00:00Z')

const base = {
  year: 2026,
  kind: 'fence',
  state: 'issued',
  description: 'Cedar fence',
  streetName: 'Millrace',
  streetSuffix: 'St',
  zip: '60120',
  ownerName: 'Clark, Denise',
  appliedOn: '2026-10-28',
  createdAt: now,
  updatedAt: now,
} as const

beforeAll(async () => {
  const rows = [
    { ...base, number: 1387, streetNumber: 101, parcelNumber: '06-14-226-011' },
    { ...base, number: 1388, streetNumber: 11, ownerName: 'O’Brien, Patrick' },
    { ...base, number: 1389, streetNumber: 12, streetName: 'O’Brien', ownerName: 'Muñoz, Ana' },
    {
      ...base,
      year: 1999,
      number: 7,
      streetNumber: 101,
      streetName: 'Mill',
      state: 'final' as const,
      appliedOn: '1999-02-28',
      estimatedValueCents: 1_250_000,
      squareFeet: 640,
      latitude: 42.04,
      longitude: -88.29,
    },
  ]
  await at().database.write((builder) => [
    builder.insert(permits).values(rows.map((row) => ({ ...row, id: newId(now) }))),
  ])
})

const none = { streetNumber: '', streetName: '', parcelNumber: '', ownerName: '' }
const found = async (search: Partial<PermitSearch>, context = at()): Promise<string[]> => {
  const rows: { ApplicationNumber: string }[] = JSON.parse(
    await searchPermits(context, { ...none, ...search }),
  )
  return rows.map(({ ApplicationNumber }) => ApplicationNumber)
}

describe('searchPermits', () => {
  it.each([
    ['the beginning of a street', { streetName: 'mill' }, ['00000007', '00001388', '00001387']],
    ['a street and a number', { streetName: 'MILLRACE', streetNumber: '101' }, ['00001387']],
    ['a number alone, the newest first', { streetNumber: '101' }, ['00001387', '00000007']],
    ['a name with an apostrophe', { streetName: "O'Brien" }, ['00001389']],
    ['the same name without it', { streetName: 'obrien' }, ['00001389']],
    ['a parcel', { parcelNumber: '06-14-226-011' }, ['00001387']],
    ['an owner, the newest first', { ownerName: 'clark' }, ['00001387', '00000007']],
    ['an owner without accents', { ownerName: 'munoz' }, ['00001389']],
    ['the beginnings of both names in any order', { ownerName: 'pat obr' }, ['00001388']],
    ['a part of one name that begins no word', { ownerName: 'lark' }, []],
    ['a name of signs alone', { ownerName: '!!!' }, []],
    ['text for a text search', { ownerName: "a' & | :* !" }, ['00001389']],
    ['nothing', {}, []],
  ] as const)('finds by %s', async (_title, search, expected) =>
    expect(await found(search)).toEqual(expected),
  )

  it('neither searches nor shows names where the city keeps them to itself', async () => {
    const context = at()
    const discreet = { ...context, city: { ...context.city, showsPermitNames: false } }
    await expect(found({ ownerName: 'munoz' }, discreet)).rejects.toMatchObject({
      kind: 'forbidden',
      code: 'Permits.NamesNotSearched',
    })
    expect(await searchPermits(discreet, { ...none, streetName: 'o' })).not.toContain('Muñoz')
    expect(await getPermit(discreet, { year: '26', number: '1389' })).not.toContain('Muñoz')
  })
})

describe('getPermit', () => {
  it('answers in the earlier system’s shape', async () => {
    expect(JSON.parse(await getPermit(at(), { year: '99', number: '00000007' }))).toMatchObject({
      OutputParms: {
        ErrorCode: '0000',
        ApplicationDate: '022899',
        EstimatedValue: '000012500',
        SquareFootage: '0000640',
        Address: '101 Mill St',
        ApplicationStatus: 'Complete',
      },
      permit: { year: 1999, number: 7, state: 'final' },
    })
  })

  it.each([
    ['26', '1'],
    ['2026', '0'],
    ['27', '7'],
  ])('says by an error code that there is no %s-%s', async (year, number) =>
    expect(JSON.parse(await getPermit(at(), { year, number }))).toMatchObject({
      OutputParms: { ErrorCode: '0001' },
      permit: null,
    }),
  )
})

it('the open data names each permit’s mapped status, and no person', async () => {
  const text = await new Response(await dataSetStream(at(), permitsDataSet, 'csv')).text()
  expect(text.split('\r\n')[0]).toMatch(
    /^PermitNum,Description,AppliedDate,IssuedDate,CompletedDate,/,
  )
  expect(text).toContain('Permit Finaled')
  expect(text).toContain('-88.290000')
  expect(text).not.toMatch(/Muñoz|Brien, Patrick|Clark/)
  expect(text.trim().split('\r\n')).toHaveLength(5)
})
