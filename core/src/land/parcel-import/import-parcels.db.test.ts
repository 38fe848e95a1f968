import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { parcelsIn, rectangle } from '../parcels/parcels.fixture.ts'
import { findLandParcels, getParcelZoning } from '../zoning/index.ts'
import { zoningDistricts } from '../zoning/zoning.sql.ts'
import type { SentParcels } from './import-parcels.ts'
import { getParcelImport, importParcels, listParcelImports } from './index.ts'

const { contextOf, database, person } = peopleIn(await testDatabase())
const ada = contextOf(await person({ isAdmin: true }))
const put = parcelsIn(database)

for (const code of ['CC1', 'GI'])
  await database.write((builder) => [
    builder.insert(zoningDistricts).values({
      id: newId<'district'>(),
      code,
      name: code,
      nameEs: code,
      kind: 'base',
      rulesUrl: 'https://rules.example',
      dataOn: '2026-05-01',
      updatedAt: now,
    }),
  ])

let made = 0
const name = () => `import-${(made += 1)}`

const edge = (at: number) => rectangle(-88.3 + at / 1000, 42.05, -88.2991 + at / 1000, 42.051)
const polygon = (...coordinates: unknown[]) => ({ type: 'Polygon', coordinates })

const feature = (number: string, given: object = {}, geometry: unknown = polygon(edge(made))) => ({
  type: 'Feature',
  properties: {
    parcelNumber: number,
    streetNumber: '7',
    streetName: "O'Brien",
    streetSuffix: 'Way',
    zip: '60120',
    OBJECTID: 12,
    ...given,
  },
  geometry,
})
const collection = (features: readonly unknown[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    crs: { type: 'name', properties: { name: 'a } in "a" text' } },
    features,
  })

/** In chunks of a few bytes, as a network may bring it. */
async function* bytes(text: string, size = 997) {
  const all = new TextEncoder().encode(text)
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size)
}

const send = (text: string, given: Partial<SentParcels> = {}, context = ada) =>
  importParcels(context, {
    batchId: name(),
    kind: 'partial',
    format: 'geojson',
    limit: 10_000_000,
    body: bytes(text),
    ...given,
  })
const ids = async (address: string) =>
  (JSON.parse(await findLandParcels(ada, address)) as { Id: string }[]).map(({ Id }) => Id)

interface Zoned {
  readonly districts: { code: string; share: number }[]
  readonly geometry: unknown
}
const zoningOf = async (id: string) => JSON.parse(await getParcelZoning(ada, id)) as Zoned

describe('an import of parcels', () => {
  it('takes GeoJSON, whatever else its features have, and finds the street from then on', async () => {
    const hole = rectangle(-88.2998, 42.0502, -88.2996, 42.0504)
    const outline = polygon(rectangle(-88.3, 42.05, -88.299, 42.051), hole)
    const done = await send(collection([feature('A-1', { zoning: 'CC1=720|GI=280' }, outline)]))
    expect(done).toMatchObject({ status: 'applied', rowCount: 1, errorCount: 0, retiredCount: 0 })
    const [id = ''] = await ids('7 OBrien Way')
    expect(await zoningOf(id)).toMatchObject({
      geometry: outline,
      districts: [
        { code: 'CC1', share: 720 },
        { code: 'GI', share: 280 },
      ],
    })
  })

  it('keeps a parcel’s id by its number, and its districts if the row says nothing of them', async () => {
    await send(collection([feature('B-1', { streetNumber: 1, streetName: 'Kept', zoning: 'GI' })]))
    const [before = ''] = await ids('1 Kept Way')
    await send(collection([feature('B-1', { streetNumber: 2, streetName: 'Kept' })]))
    expect(await ids('2 Kept Way')).toEqual([before])
    expect(await ids('1 Kept Way')).toEqual([])
    expect((await zoningOf(before)).districts).toMatchObject([{ code: 'GI', share: 1000 }])
    await send(collection([feature('B-1', { streetNumber: 2, streetName: 'Kept', zoning: 'CC1' })]))
    expect((await zoningOf(before)).districts).toMatchObject([{ code: 'CC1' }])
  })

  it('as CSV says the same', async () => {
    const outline = JSON.stringify(polygon(edge(50))).replaceAll('"', '""')
    const csv = `parcelNumber,streetNumber,streetName,streetSuffix,zip,outline\r\nC-1,9,Muñoz,Way,60120,"${outline}"\r\n`
    expect(await send(csv, { format: 'csv' })).toMatchObject({ status: 'applied', rowCount: 1 })
    expect(await ids('9 Munoz Way')).toHaveLength(1)
  })

  it('one after another is read without a collection', async () => {
    const features = ['D-1', 'D-2'].map((number) => JSON.stringify(feature(number)))
    expect(await send(`\u001E${features.join('\n\u001E')}\n`)).toMatchObject({ rowCount: 2 })
  })

  it('of all parcels retires the others, which keep their id when they come back', async () => {
    const old = await put({ parcelNumber: 'E-old', streetName: 'Former' })
    const done = await send(collection([feature('E-new')]), { kind: 'full' })
    expect(done.retiredCount).toBeGreaterThan(0)
    expect(await ids('100 Former St')).toEqual([])
    await send(collection([feature('E-old', { streetName: 'Former' })]))
    expect(await ids('7 Former Way')).toEqual([old])
  })

  it('sent again gets the same answer and changes nothing; another body is refused', async () => {
    const batchId = name()
    const text = collection([feature('F-1')])
    const first = await send(text, { batchId })
    expect(await send(text, { batchId })).toEqual(first)
    await expect(send(collection([feature('F-2')]), { batchId })).rejects.toMatchObject({
      code: 'Parcels.Differs',
    })
  })

  it('with two thousand bad rows counts all, lists the first, and changes nothing', async () => {
    const bad = Array.from({ length: 2000 }, (_, at) => feature(`G-${at}`, { zip: 'x' }))
    const batchId = name()
    const done = await send(collection([feature('G-good'), ...bad]), { batchId })
    expect(done).toMatchObject({ status: 'refused', rowCount: 1, errorCount: 2000 })
    expect(done.errors).toHaveLength(500)
    expect(done.errors[0]).toEqual({ line: 2, field: 'zip', code: 'not-a-zip' })
    expect(JSON.parse(await getParcelImport(ada, batchId))).toEqual(done)
    const rows = await database.rows(sql`select from parcels where parcel_number like 'G-%'`)
    expect(rows).toEqual([])
    const left = await database.rows(sql`select from parcel_import_parts`)
    expect(left).toEqual([])
  })

  it('names what is wrong between its rows', async () => {
    const done = await send(
      collection([feature('H-1'), feature('H-1'), feature('H-2', { zoning: 'NOWHERE' })]),
    )
    expect(done.errors).toEqual([
      { line: 2, field: 'parcelNumber', code: 'twice' },
      { line: 3, field: 'zoning', code: 'unknown-district' },
    ])
  })

  it.each([
    ['cut off', '{"type":"FeatureCollection","features":[{"type":"Feature"', 'Parcels.Unreadable'],
    ['no JSON', 'hello', 'Parcels.Empty'],
    ['empty', '', 'Parcels.Empty'],
    ['without features', collection([]), 'Parcels.Empty'],
  ])('that is %s is refused and leaves no trace', async (_what, text, code) => {
    const batchId = name()
    await expect(send(text, { batchId })).rejects.toMatchObject({ code })
    await expect(getParcelImport(ada, batchId)).rejects.toMatchObject({ kind: 'not-found' })
  })

  it('is for administrators; case workers read the list', async () => {
    const worker = contextOf(await person({ roles: ['caseWorker'] }))
    await expect(send('', {}, worker)).rejects.toMatchObject({ kind: 'forbidden' })
    const listed = JSON.parse(await listParcelImports(worker)) as { imports: unknown[] }
    expect(listed.imports.length).toBeGreaterThan(0)
    await expect(listParcelImports(contextOf(await person()))).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })
})
