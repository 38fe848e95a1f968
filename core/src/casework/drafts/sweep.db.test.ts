import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import type { FileStore } from '../../platform/files/index.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { requestFiles, requests } from '../requests/requests.sql.ts'
import { sweepFiles } from './sweep.ts'

const { database, contextOf } = peopleIn(await testDatabase())
const context = contextOf({ kind: 'system', job: 'retention' })

function bucket(names: readonly string[]) {
  const stored = new Set(names)
  const store: FileStore = {
    put: () => Promise.reject(new Error('nothing is put here')),
    get: () => Promise.resolve(null),
    async remove(keys) {
      for (const key of keys) stored.delete(key)
    },
  }
  return { stored, store }
}

it('deletes files orphaned for a day: bytes, thumbnails and rows, and no others', async () => {
  const requestId = newId<'request'>()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const file = (objectKey: string, createdAt: Date, owner: { requestId?: string } = {}) => ({
    id: newId(),
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    objectKey,
    by: 'resident' as const,
    isPublic: true,
    createdAt,
    ...owner,
  })
  await database.write((builder) => [
    builder.insert(requests).values({
      id: requestId,
      number: '1',
      recordType: 'Case',
      title: 'Streetlight',
      status: 'Submitted',
      language: 'en',
      details: {},
      sections: [],
      createdAt: now,
      updatedAt: now,
    }),
    builder
      .insert(requestFiles)
      .values([
        file('lost', ago(25)),
        file('on its way', ago(1)),
        file('of a request', ago(500), { requestId }),
      ]),
  ])
  const { stored, store } = bucket(['lost', 'lost-small', 'on its way', 'of a request'])
  expect(await sweepFiles(context, store)).toBe(1)
  expect([...stored]).toEqual(['on its way', 'of a request'])
  const rows = await database.read((builder) =>
    builder
      .select({ key: requestFiles.objectKey })
      .from(requestFiles)
      .orderBy(sql`object_key`),
  )
  expect(rows.map(({ key }) => key)).toEqual(['of a request', 'on its way'])
  expect(await sweepFiles(context, store)).toBe(0)
})
