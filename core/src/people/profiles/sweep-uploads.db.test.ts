import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { png } from '../../platform/files/pictures.fixture.ts'
import type { Actor } from '../../platform/kernel/actor.ts'
import { now, peopleIn } from './people.fixture.ts'
import { picturesInMemory } from './pictures.fixture.ts'
import { pictureUploads } from './residents.sql.ts'
import { sweepUploads } from './sweep-uploads.ts'
import {
  beginPictureUpload,
  completePictureUpload,
  putPicturePart,
  setPicture,
} from './upload-picture.ts'

const { database, contextOf, person } = peopleIn(await testDatabase())
const { files, stored, parts } = picturesInMemory()

const bytes = png(40, 40)
const hoursLater = (hours: number) => new Date(now.getTime() + hours * 3_600_000)
const sweepAt = (at: Date) =>
  sweepUploads(contextOf({ kind: 'system', job: 'retention' }, at), files)

async function beginUpload(actor: Actor, at = now) {
  const context = contextOf(actor, at)
  const { uploadId: id } = await beginPictureUpload(context, files, { size: bytes.byteLength })
  const stream = new Blob([new Uint8Array(bytes)]).stream()
  const part = await putPicturePart(context, files, { id, partNumber: 1, stream })
  return { id, parts: [part] }
}

async function whole(actor: Actor) {
  const upload = await beginUpload(actor)
  await completePictureUpload(contextOf(actor), files, upload)
  return upload.id
}

it('unused uploads are deleted after three hours, complete or in parts; used and new ones stay', async () => {
  const [one, other] = [await person(), await person()]
  const used = await whole(one)
  await whole(one)
  await beginUpload(one)
  await setPicture(contextOf(one), files, { bytes: png(8, 8), uploadId: used })
  const fresh = await beginUpload(other, hoursLater(2))
  expect(stored.size).toBe(3)
  expect(parts.size).toBe(4)
  expect(await sweepAt(hoursLater(2.9))).toBe(0)
  expect(await sweepAt(hoursLater(3.1))).toBe(2)
  expect([...stored.keys()].filter((key) => key.startsWith('originals/'))).toEqual([
    `originals/${used}`,
  ])
  const rows = await database.read((builder) => builder.select().from(pictureUploads))
  expect(rows.map(({ id }) => id)).toEqual([fresh.id])
  await expect(completePictureUpload(contextOf(other), files, fresh)).resolves.toBeUndefined()
  expect(await sweepAt(hoursLater(3.1))).toBe(0)
})

it('a person has at most three open uploads, however many are announced concurrently', async () => {
  const actor = await person()
  const size = 10 * 1024 * 1024
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => beginPictureUpload(contextOf(actor), files, { size })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await expect(beginPictureUpload(contextOf(actor), files, { size: 1 })).rejects.toThrow(
    'limited: Account.PictureUploads',
  )
  await sweepAt(hoursLater(3.1))
  await expect(beginPictureUpload(contextOf(actor), files, { size })).resolves.toBeDefined()
})

it('one that is no picture does not count', async () => {
  const actor = await person()
  for (let i = 0; i < 4; i++) {
    const context = contextOf(actor)
    const { uploadId: id } = await beginPictureUpload(context, files, { size: 9 })
    const stream = new Blob(['no picture']).stream()
    const part = await putPicturePart(context, files, { id, partNumber: 1, stream })
    await expect(completePictureUpload(context, files, { id, parts: [part] })).rejects.toThrow(
      'invalid: Account.Picture',
    )
  }
})

it('and of no more than 150 MB together', async () => {
  const actor = await person()
  const size = 90 * 1024 * 1024
  await beginPictureUpload(contextOf(actor), files, { size })
  await expect(beginPictureUpload(contextOf(actor), files, { size })).rejects.toThrow(
    'limited: Account.PictureUploads',
  )
})

it('one unknown to the bucket is swept like the others', async () => {
  const actor = await person()
  const failing = { ...files, begin: () => Promise.reject(new Error('The bucket is away')) }
  await expect(beginPictureUpload(contextOf(actor), failing, { size: 1 })).rejects.toThrow('away')
  const own = sql`user_id = ${actor.userId}`
  expect(
    await database.read((builder) => builder.select().from(pictureUploads).where(own)),
  ).toHaveLength(1)
  await sweepAt(hoursLater(3.1))
  expect(
    await database.read((builder) => builder.select().from(pictureUploads).where(own)),
  ).toEqual([])
})
