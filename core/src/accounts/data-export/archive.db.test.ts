import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { messages } from '../../casework/messages/messages.sql.ts'
import { drafts, requestFiles, requests } from '../../casework/requests/requests.sql.ts'
import { services } from '../../casework/services/services.sql.ts'
import { now, peopleIn } from '../../people/profiles/people.fixture.ts'
import { outbox } from '../../platform/deliveries/outbox.sql.ts'
import type { UserActor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { archiveOf, placesOf } from './archive.ts'
import { dataExports } from './data-export.sql.ts'
import {
  createDataExport,
  downloadDataArchive,
  findDataExport,
  listDataExports,
} from './own-exports.ts'
import { prepareDataExport, sweepDataExports } from './prepare-exports.ts'

const { database, contextOf, person } = peopleIn(await testDatabase('demo'))

const bytesIn = (text: string) => new Blob([text]).stream()
/** Each file's content is its own name. */
const store = {
  get: (key: string) => Promise.resolve<ReadableStream | null>(bytesIn(`bytes of ${key}`)),
}
const files = { files: store, pictures: store }

function archivesInMemory() {
  const stored = new Map<string, Uint8Array>()
  return {
    stored,
    async put(key: string, content: ReadableStream<Uint8Array>) {
      const bytes = new Uint8Array(await new Response(content).arrayBuffer())
      stored.set(key, bytes)
      return bytes.length
    },
    get: (key: string) => Promise.resolve(stored.has(key) ? bytesIn('zip') : null),
    remove: (keys: readonly string[]) => Promise.resolve(keys.forEach((key) => stored.delete(key))),
  }
}

/** Stored, not compressed, so it reads as text. */
const textOf = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

async function plant(
  { userId }: UserActor,
  word: string,
  { size = 10, photos = 1 } = {},
): Promise<void> {
  const requestId = newId<'request'>()
  const stamps = { createdAt: now, updatedAt: now }
  const [service] = await database.read((builder) =>
    builder.select({ id: services.id }).from(services).limit(1),
  )
  await database.write((builder) => [
    builder.insert(requests).values({
      id: requestId,
      number: requestId.slice(-8),
      recordType: 'Case',
      title: `Request ${word}`,
      status: 'Submitted',
      userId,
      language: 'en',
      details: {},
      sections: [],
      ...stamps,
    }),
    builder.insert(requestFiles).values([
      ...Array.from({ length: photos }, (_, i) => ({
        id: newId<'file'>(),
        requestId,
        name: `photo-${word}.jpg`,
        contentType: 'image/jpeg',
        size,
        objectKey: i === 0 ? `key-${word}` : `key-${word}-${i}`,
        by: 'resident' as const,
        isPublic: true,
        createdAt: now,
      })),
      {
        id: newId<'file'>(),
        requestId,
        name: `internal-${word}.pdf`,
        contentType: 'application/pdf',
        size: 10,
        objectKey: `internal-key-${word}`,
        by: 'staff',
        isPublic: false,
        createdAt: now,
      },
    ]),
    builder.insert(messages).values({
      id: newId<'message'>(),
      userId,
      title: `Message ${word}`,
      titleEs: '',
      body: '',
      bodyEs: '',
      createdAt: now,
    }),
    builder.insert(drafts).values({
      id: newId<'draft'>(),
      owner: `user/${userId}`,
      serviceId: service?.id ?? '',
      form: { text: `Draft ${word}` },
      ...stamps,
    }),
  ])
}

describe('the archive', () => {
  it('has all of a person’s own data and files, and no one else’s', async () => {
    const own = await person({ email: 'own@example.test' })
    const other = await person({ email: 'other@example.test' })
    await plant(own, 'mine')
    await plant(other, 'theirs')
    const text = await textOf(await downloadDataArchive(contextOf(own), files))
    for (const word of [
      'index.html',
      'data/requests.json',
      'own@example.test',
      'Request mine',
      'Message mine',
      'Draft mine',
      'photo-mine.jpg',
      'bytes of key-mine',
    ])
      expect(text).toContain(word)
    for (const word of ['theirs', 'internal', other.userId, 'other@example.test'])
      expect(text).not.toContain(word)
  })

  it('is in the reader’s language, and shows no key of a text', async () => {
    const own = await person()
    const text = await textOf(
      await archiveOf({ ...contextOf(own), language: 'es' }, files, own.userId),
    )
    expect(text).toContain('<html lang="es">')
    expect(text).toContain('Sus datos personales')
    expect(text).not.toContain('DataExport.')
  })

  it('numbers files with the same name', () => {
    const file = { store: 'files', key: 'a', path: 'files/x.y/photo.jpg', size: 1 } as const
    const places = placesOf([file, { ...file, key: 'b' }, { ...file, key: 'c' }])
    expect([...places.values()]).toEqual([
      'files/x.y/photo.jpg',
      'files/x.y/photo (2).jpg',
      'files/x.y/photo (3).jpg',
    ])
  })
})

describe('a large archive', () => {
  it('is streamed: one file open at a time, and read no further than it is sent', async () => {
    const own = await person()
    await plant(own, 'streamed', { photos: 3 })
    const chunk = new Uint8Array(100_000)
    const seen = { open: 0, maxOpen: 0, read: 0 }
    /** 20 MB files that count the bytes read. */
    const large = {
      get() {
        let left = 200
        seen.open += 1
        seen.maxOpen = Math.max(seen.maxOpen, seen.open)
        return Promise.resolve(
          new ReadableStream<Uint8Array>(
            {
              pull(controller) {
                seen.read += chunk.length
                controller.enqueue(chunk)
                left -= 1
                if (left > 0) return
                seen.open -= 1
                controller.close()
              },
            },
            { highWaterMark: 0 },
          ),
        )
      },
    }
    let taken = 0
    let maxAhead = 0
    const archive = await archiveOf(contextOf(own), { files: large, pictures: large }, own.userId)
    for await (const bytes of archive) {
      taken += bytes.length
      maxAhead = Math.max(maxAhead, seen.read - taken)
    }
    expect(taken).toBeGreaterThan(60_000_000)
    expect(seen.maxOpen).toBe(1)
    expect(maxAhead).toBeLessThanOrEqual(2 * chunk.length)
  })

  it('is prepared once, emailed, downloaded only by its owner, and swept', async () => {
    const own = await person()
    const other = await person()
    await plant(own, 'large', { size: 30_000_000 })
    const archives = archivesInMemory()
    await expect(downloadDataArchive(contextOf(own), files)).rejects.toMatchObject({
      code: 'DataExport.TooLarge',
    })
    const asked = await createDataExport(contextOf(own))
    expect(await createDataExport(contextOf(own))).toEqual(asked)
    expect(await listDataExports(contextOf(own))).toMatchObject({
      isLarge: true,
      exports: [{ id: asked.id, status: 'preparing' }],
    })
    await expect(findDataExport(contextOf(own), asked.id)).rejects.toMatchObject({
      kind: 'not-found',
    })
    expect(await prepareDataExport(contextOf(own), files, archives)).toBe('ready')
    expect(await prepareDataExport(contextOf(own), files, archives)).toBe('none')
    const rows = await database.rows(
      sql`select 1 from ${outbox} where dedupe_key = ${`data-export-ready/${asked.id}`}`,
    )
    expect(rows).toHaveLength(1)
    const key = await findDataExport(contextOf(own), asked.id)
    expect(new TextDecoder().decode(archives.stored.get(key))).toContain('bytes of key-large')
    await expect(findDataExport(contextOf(other), asked.id)).rejects.toMatchObject({
      kind: 'not-found',
    })
    const later = new Date(now.getTime() + 8 * 86_400_000)
    await expect(prepareDataExport(contextOf(own, later), files, archives)).resolves.toBe('none')
    expect(await sweepDataExports(contextOf(own, later), archives)).toBe(1)
    expect(archives.stored.size).toBe(0)
    expect(await database.read((builder) => builder.select().from(dataExports))).toEqual([])
  })

  it('that fails is retried, and finally given up', async () => {
    const own = await person()
    await createDataExport(contextOf(own))
    const archives = { ...archivesInMemory(), put: () => Promise.reject(new Error('no room')) }
    for (let hours = 0; hours < 5; hours += 1) {
      const at = new Date(now.getTime() + hours * 3_600_000)
      await expect(prepareDataExport(contextOf(own, at), files, archives)).rejects.toThrow(
        'no room',
      )
    }
    expect(await listDataExports(contextOf(own))).toMatchObject({ exports: [{ status: 'failed' }] })
  })
})
