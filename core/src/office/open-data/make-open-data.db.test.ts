import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { contextIn } from '../../platform/city/context.fixture.ts'
import type { Context } from '../../platform/kernel/context.ts'
import { getOpenDataFile } from './get-open-data-file.ts'
import { listDataSets } from './list-data-sets.ts'
import { makeOpenData } from './make-open-data.ts'
import { storeInMemory } from './open-data-store.fixture.ts'
import { openDataSets } from './open-data.sql.ts'
import { dataSetNames, fileOf, openDataFiles } from './rules.ts'

const where = await testDatabase('demo')
const at = (time: string): Context => contextIn(where, { clock: { now: () => new Date(time) } })
// Shortly after midnight of the 20th in the city, which is in the morning of the same day in UTC.
const night = at('2026-11-20T06:17:00Z')
const nextNight = at('2026-11-21T06:17:00Z')
const { database } = night

beforeEach(() => database.write((builder) => [builder.delete(openDataSets)]))

const countOf = async (select: string): Promise<number> => {
  const [row] = await database.rows<{ count: number }>(`select count(*)::int as count ${select}`)
  return row?.count ?? -1
}

describe('the files of a night', () => {
  it('are all files of all data sets, each with a row for each record', async () => {
    const { store, files, textOf } = storeInMemory()
    expect(await makeOpenData(night, store)).toEqual({ made: dataSetNames, failed: [] })
    expect([...files.keys()].toSorted()).toEqual(openDataFiles.toSorted())
    const permits = await countOf('from permits')
    expect(permits).toBeGreaterThan(0)
    expect(JSON.parse(textOf('permits.json'))).toHaveLength(permits)
    expect(JSON.parse(textOf('permits.geojson')).features).toHaveLength(permits)
    expect(textOf('permits.csv').split('\r\n')[0]).toMatch(/^PermitNum,Description,AppliedDate,/)
    expect(JSON.parse(textOf('services.json'))).toHaveLength(
      await countOf('from services where is_published and not is_deleted'),
    )
  })

  it('are listed with their rows, sizes and time', async () => {
    const { store, textOf } = storeInMemory()
    const before = await listDataSets(night)
    expect(before.dataSets.map(({ rows, madeAt, since }) => rows ?? madeAt ?? since)).toEqual(
      dataSetNames.map(() => null),
    )
    await makeOpenData(night, store)
    const { dataSets } = await listDataSets(at('2026-11-20T15:00:00Z'))
    expect(dataSets.map(({ name }) => name)).toEqual(dataSetNames)
    for (const { name, rows, files, madeAt, since } of dataSets) {
      expect(rows).toBe(JSON.parse(textOf(`${name}.json`)).length)
      expect([madeAt, since]).toEqual(['2026-11-20T06:17:00Z', '2026-11-20'])
      for (const { format, size } of files)
        expect(size).toBe(Buffer.byteLength(textOf(fileOf(name, format))))
    }
  })

  it('are made once a day, however often the job runs, and again the next night', async () => {
    const { store, writes } = storeInMemory()
    await makeOpenData(night, store)
    const first = writes()
    expect(first).toBe(openDataFiles.length)
    expect((await makeOpenData(at('2026-11-21T05:17:00Z'), store)).made).toEqual([])
    expect(writes()).toBe(first)
    expect((await makeOpenData(nextNight, store)).made).toEqual(dataSetNames)
    const { dataSets } = await listDataSets(nextNight)
    expect(dataSets.map(({ madeAt, since }) => [madeAt, since])).toEqual(
      dataSetNames.map(() => ['2026-11-21T06:17:00Z', '2026-11-20']),
    )
  })

  it('are made by one of two runs at once', async () => {
    const { store, writes } = storeInMemory()
    const reports = await Promise.all([
      makeOpenData(at('2026-11-20T06:17:00Z'), store),
      makeOpenData(at('2026-11-20T06:17:00Z'), store),
    ])
    expect(writes()).toBe(openDataFiles.length)
    expect(reports.flatMap(({ made }) => made).toSorted()).toEqual(dataSetNames.toSorted())
  })

  it('stay those of the day before where one fails, and a later run makes them', async () => {
    const { store, textOf, failAt } = storeInMemory()
    await makeOpenData(night, store)
    const yesterday = textOf('permits.json')
    await database.write((builder) => [
      builder.execute(`update permits set description = 'A new fence'`),
    ])
    failAt('permits.json')
    const { made, failed } = await makeOpenData(nextNight, store)
    expect(failed).toEqual([{ name: 'permits', error: new Error('the bucket went away') }])
    expect(made).toEqual(dataSetNames.filter((name) => name !== 'permits'))
    expect(textOf('permits.json')).toBe(yesterday)
    const listed = (await listDataSets(nextNight)).dataSets.find(({ name }) => name === 'permits')
    expect(listed?.madeAt).toBe('2026-11-20T06:17:00Z')
    failAt(null)
    expect((await makeOpenData(at('2026-11-21T07:17:00Z'), store)).made).toEqual(['permits'])
    expect(textOf('permits.json')).toContain('A new fence')
  })
})

describe('a download', () => {
  const read = async (context: Context, store: Parameters<typeof getOpenDataFile>[1]) => {
    const { body, stored } = await getOpenDataFile(context, store, 'board-seats.csv')
    return { text: await new Response(body).text(), stored }
  }

  it('is the night’s file, without a look at the database', async () => {
    const { store, textOf } = storeInMemory()
    await makeOpenData(night, store)
    const before = await where.trips()
    const { text, stored } = await read(at('2026-11-20T15:00:00Z'), store)
    expect(text).toBe(textOf('board-seats.csv'))
    expect(stored?.etag).toMatch(/^".+"$/)
    expect(await where.trips()).toBe(before)
  })

  it('is of the moment before the first night, and the same then', async () => {
    const { store, textOf } = storeInMemory()
    const early = await read(night, store)
    expect(early.stored).toBeNull()
    await makeOpenData(night, store)
    expect(early.text).toBe(textOf('board-seats.csv'))
  })
})

it('no file has what residents wrote, their addresses of mail, or their telephone numbers', async () => {
  const { store, files } = storeInMemory()
  await makeOpenData(night, store)
  const all = [...files.values()].map(({ text }) => text).join('\n')
  const texts = await database.rows<{ text: string }>(sql`
    select email as text from users union select phone_number from contacts
    union select description from requests union select contact_name from requests
    union select contact_phone from requests union select guest_email from requests
    union select owner_name from permits
    union select email from licenses union select email from board_members
    union select phone from board_members`)
  const secrets = texts.map(({ text }) => text).filter((text) => text !== null && text.length > 6)
  expect(secrets.length).toBeGreaterThan(20)
  expect(secrets.filter((text) => all.includes(text))).toEqual([])
})
