import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn } from '../parcels/parcels.fixture.ts'
import { parcelDistricts, zoningDistricts, zoningUses } from './zoning.sql.ts'
import { findLandParcels, getParcelZoning } from './index.ts'

const context = contextIn(await testDatabase())
const { database, clock } = context
const put = parcelsIn(database)

interface Found {
  readonly Id: string
  readonly address: string
  readonly districts: { code: string; name: string; share: number; dataOn: string }[]
  readonly uses: { code: string; use: string; permission: string; startsOn: string }[]
}

const find = async (text: string) => JSON.parse(await findLandParcels(context, text)) as Found[]
const zoningOf = async (id: string, reader = context) =>
  JSON.parse(await getParcelZoning(reader, id)) as Found

async function district(code: string, kind: 'base' | 'overlay' = 'base') {
  const id = newId<'district'>()
  await database.write((builder) => [
    builder.insert(zoningDistricts).values({
      id,
      code,
      name: `${code} in English`,
      nameEs: `${code} en español`,
      kind,
      rulesUrl: `https://rules.example/${code}`,
      dataOn: '2026-05-01',
      updatedAt: clock.now(),
    }),
  ])
  return id
}
const lies = (parcelId: string, districtId: string, share: number) =>
  database.write((builder) => [
    builder.insert(parcelDistricts).values({ parcelId, districtId, share }),
  ])

const allow = (
  districtId: string,
  given: Pick<typeof zoningUses.$inferInsert, 'use' | 'permission' | 'startsOn'>,
) =>
  database.write((builder) => [
    builder.insert(zoningUses).values({
      id: newId<'zoning-use'>(),
      districtId,
      useEs: `${given.use} en español`,
      source: 'Code 19.1',
      createdAt: clock.now(),
      ...given,
    }),
  ])

describe('a parcel', () => {
  it.each([
    ["O'Brien", 'Rd', ["5 O'Brien Rd", '5 O’BRIEN road', '5 obrien', '5 O Brien Rd']],
    ['Muñoz', 'Ave', ['5 Muñoz Ave', '5 munoz avenue', '5 MUÑOZ AVE, Elgin, IL 60120']],
  ])('on %s is found however the name is typed', async (streetName, streetSuffix, texts) => {
    const id = await put({ streetNumber: 5, streetName, streetSuffix })
    for (const text of texts) expect((await find(text)).map((one) => one.Id)).toEqual([id])
    expect(await find(`6 ${streetName} ${streetSuffix}`)).toEqual([])
  })

  it('is found among its neighbors by unit and ZIP code', async () => {
    const street = { streetNumber: 8, streetName: 'Tower', streetSuffix: 'Ct' }
    const [one, two] = [await put({ ...street, unit: '1A' }), await put({ ...street, unit: '2' })]
    const away = await put({ ...street, zip: '60124' })
    const ids = async (text: string) => (await find(text)).map(({ Id }) => Id)
    expect(await ids('8 Tower Ct')).toEqual([away, one, two])
    expect(await ids('8 Tower Ct Apt 1a')).toEqual([one])
    expect(await ids('8 Tower Ct #2')).toEqual([two])
    expect(await ids('8 Tower Ct, Elgin, IL 60124')).toEqual([away])
    expect(await ids('8 Tower Ct Unit 9')).toEqual([])
  })

  it('is not found once it is retired, or without a street', async () => {
    const id = await put({ streetName: 'Gone', retiredAt: clock.now() })
    expect(await find('100 Gone St')).toEqual([])
    expect(await find('100')).toEqual([])
    expect(await find("'; drop table parcels; --")).toEqual([])
    await expect(zoningOf(id)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('across two districts says the share of each, the largest first, overlays last', async () => {
    const [small, large, overlay] = [
      await district('A-small'),
      await district('Z-large'),
      await district('A-over', 'overlay'),
    ]
    const id = await put({ streetName: 'Across' })
    await lies(id, overlay, 1000)
    await lies(id, small, 280)
    await lies(id, large, 720)
    const [found] = await find('100 Across St')
    expect(found?.districts).toMatchObject([
      { code: 'Z-large', share: 720, name: 'Z-large in English', dataOn: '2026-05-01' },
      { code: 'A-small', share: 280 },
      { code: 'A-over', share: 1000, kind: 'overlay' },
    ])
    const spanish = await zoningOf(id, { ...context, language: 'es' })
    expect(spanish.districts[0]?.name).toBe('Z-large en español')
  })
})

describe('a use', () => {
  it('counts from its day until the next rule of the same use', async () => {
    const [districtId, id] = [await district('DATED'), await put()]
    await lies(id, districtId, 1000)
    await allow(districtId, { use: 'Store', permission: 'not-allowed', startsOn: '2020-01-01' })
    await allow(districtId, { use: 'store', permission: 'allowed', startsOn: '2025-01-01' })
    await allow(districtId, { use: 'Store', permission: 'special-permit', startsOn: '2099-01-01' })
    await allow(districtId, { use: 'Office', permission: 'allowed', startsOn: '2099-01-01' })
    expect((await zoningOf(id)).uses).toMatchObject([
      { code: 'DATED', use: 'store', permission: 'allowed', startsOn: '2025-01-01' },
    ])
  })

  it('has one rule from a day on', async () => {
    const districtId = await district('ONCE')
    await allow(districtId, { use: 'Store', permission: 'allowed', startsOn: '2020-01-01' })
    await expect(
      allow(districtId, { use: 'STORE', permission: 'not-allowed', startsOn: '2020-01-01' }),
    ).rejects.toThrow(/zoning_uses_once/)
  })
})
