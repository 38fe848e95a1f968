import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { cityOf } from '../../platform/city/index.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { png } from '../../platform/files/pictures.fixture.ts'
import { type Actor, anonymous } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { storeFiles } from '../requests/index.ts'
import { requestFiles } from '../requests/requests.sql.ts'
import { services } from '../services/services.sql.ts'
import { addDraftFile, saveDraft, sweepFiles } from './index.ts'

const { database, contextOf, person } = peopleIn(await testDatabase('demo'))
const [service] = await database.read((builder) =>
  builder.select().from(services).where(eq(services.reportCategory, 'streetlight')),
)
const city = cityOf({ ownNetworks: [{ name: 'School', ranges: ['198.51.100.0/24'] }] })
const megabyte = 1024 * 1024

let networks = 0
let address = ''
beforeEach(() => {
  address = `203.0.113.${++networks}`
})

const asking = (actor: Actor = anonymous, from = address, at = now) => ({
  ...contextOf(actor, at),
  city,
  address: from,
})

const stored = new Set<string>()
const store: FileStore = {
  put: async (key) => void stored.add(key),
  get: () => Promise.resolve(null),
  async remove(keys) {
    for (const key of keys) stored.delete(key)
  },
}

/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const photo = { name: 'a.png', contentType: 'image/png', bytes: png(2, 2) } as const

async function sentBefore(keeper: string, size: number, createdAt = now): Promise<void> {
  const row = { id: newId(), name: 'a', contentType: 'image/png', objectKey: newId(), size, keeper }
  await database.write((builder) => [
    builder.insert(requestFiles).values({ ...row, by: 'resident', isPublic: true, createdAt }),
  ])
}

const tooMany = 'limited: File.NoRoom'

describe('a person may send 200 MB in one day', () => {
  it('however many uploads come at once', async () => {
    const actor = await person()
    await sentBefore(`user/${actor.userId}`, 200 * megabyte - 5 * photo.bytes.byteLength)
    const answers = await Promise.allSettled(
      Array.from({ length: 12 }, () => storeFiles(asking(actor), store, [photo])),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: expect.objectContaining({ kind: 'limited', code: 'File.NoRoom' }),
    })
  })

  it('with a form or ahead of it', async () => {
    const actor = await person()
    await sentBefore(`user/${actor.userId}`, 200 * megabyte)
    const key = { owner: `user/${actor.userId}`, serviceId: service?.id ?? '' } as const
    const file = { name: 'a.png', bytes: pixel, choice: 'pictures' } as const
    await expect(addDraftFile(asking(actor), store, key, file)).rejects.toThrow(tooMany)
    await expect(storeFiles(asking(actor), store, [photo])).rejects.toThrow(tooMany)
  })

  it('and again the next day, once the city has the previous files', async () => {
    const actor = await person()
    const [id = ''] = await storeFiles(asking(actor), store, [photo])
    await database.write((builder) => [
      builder.execute(sql`update ${requestFiles} set size = ${200 * megabyte} where id = ${id}`),
    ])
    const tomorrow = new Date(now.getTime() + 86_400_001)
    // It is still in a draft, or orphaned.
    await expect(storeFiles(asking(actor, address, tomorrow), store, [photo])).rejects.toThrow(
      tooMany,
    )
    await sweepFiles(asking({ kind: 'system', job: 'retention' }, '', tomorrow), store)
    await expect(
      storeFiles(asking(actor, address, tomorrow), store, [photo]),
    ).resolves.toHaveLength(1)
    expect(stored.has(id)).toBe(false)
  })
})

describe('guests share the limit of their network address', () => {
  it('whatever their device cookie', async () => {
    const [id = ''] = await storeFiles(asking(), store, [photo])
    await database.write((builder) => [
      builder.execute(sql`update ${requestFiles} set size = ${500 * megabyte} where id = ${id}`),
    ])
    await expect(storeFiles(asking(), store, [photo])).rejects.toThrow(tooMany)
    await expect(storeFiles(asking(anonymous, '192.0.2.1'), store, [photo])).resolves.toHaveLength(
      1,
    )
    await expect(storeFiles(asking(await person()), store, [photo])).resolves.toHaveLength(1)
  })

  it('start 200 drafts from it, concurrently or one by one, and continue those', async () => {
    const begin = (name: string, from = address) =>
      saveDraft(
        asking(anonymous, from),
        { owner: `device/${from}/${name}`, serviceId: service?.id ?? '' },
        { form: {}, isPart: false },
      )
    for (let i = 0; i < 190; i++) await begin(`${i}`)
    const answers = await Promise.allSettled(
      Array.from({ length: 30 }, (_, i) => begin(`at once ${i}`)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    await expect(begin('5')).resolves.toEqual(expect.any(String))
    await expect(begin('another')).rejects.toThrow('limited: Auth.TooManyAttempts')
    for (let i = 0; i < 205; i++) await begin(`${i}`, '198.51.100.7')
  })
})
