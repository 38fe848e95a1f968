import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { pictureTypeOf } from '../feeds/index.ts'
import { jpeg, png } from '../files/pictures.fixture.ts'
import { anonymous, type Actor } from '../kernel/actor.ts'
import { newId } from '../kernel/ids.ts'
import { peopleIn } from './people.fixture.ts'
import { pictureLimits } from './picture-limits.ts'
import { picturesInMemory } from './pictures.fixture.ts'
import { pictureUploads } from './residents.sql.ts'
import { seePicture } from './see-picture.ts'
import {
  beginPictureUpload,
  completePictureUpload,
  putPicturePart,
  removePicture,
  setPicture,
} from './upload-picture.ts'

const { databaseUrl, neonEndpoint } = await testDatabase()
const { database, contextOf, person } = peopleIn(databaseUrl, neonEndpoint)
const { files, kept } = picturesInMemory()

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()

/** Uploads an original in so many parts and completes it. */
async function upload(actor: Actor, bytes: Uint8Array, announced = bytes.byteLength) {
  const { uploadId: id } = await beginPictureUpload(contextOf(actor), files, { size: announced })
  const stream = streamOf(bytes)
  const part = await putPicturePart(contextOf(actor), files, { id, partNumber: 1, stream })
  await completePictureUpload(contextOf(actor), files, { id, parts: [part] })
  return id
}

const see = async (actor: Actor, url: string) => {
  const key = url.split('/').at(-1) ?? ''
  const { type } = await seePicture(contextOf(actor), files, key)
  return type
}

describe('an original', () => {
  it('is kept with the small copy that is displayed, and goes with it', async () => {
    const actor = await person()
    const uploadId = await upload(actor, jpeg(4000, 3000, [5000]))
    const url = await setPicture(contextOf(actor), files, { bytes: png(512, 512), uploadId })
    expect(kept.size).toBe(2)
    expect(await see(actor, url)).toBe('image/png')
    const original = Array.from(kept.keys()).find((key) => key.startsWith('originals/')) ?? ''
    await expect(see(actor, original)).rejects.toThrow('not-found')
    await setPicture(contextOf(actor), files, { bytes: png(256, 256), uploadId: null })
    expect(kept.size).toBe(1)
    await removePicture(contextOf(actor), files)
    expect(kept.size).toBe(0)
    await expect(see(actor, url)).rejects.toThrow('not-found')
  })

  it.each([
    ['no picture', new TextEncoder().encode('<script>'.repeat(20)), 'Account.NotAPicture'],
    ['more than 25 megapixels', png(5001, 5000), 'Account.PictureTooManyPixels'],
  ])('that is %s is not kept', async (_what, bytes, code) => {
    const actor = await person()
    const before = kept.size
    await expect(upload(actor, bytes)).rejects.toThrow(`invalid: ${code}`)
    expect(kept.size).toBe(before)
  })

  it('has the size that was announced, and at most 100 MB', async () => {
    const actor = await person()
    await expect(upload(actor, png(5, 5), 65)).rejects.toThrow('Account.PictureIncomplete')
    const size = pictureLimits.originalBytes + 1
    await expect(beginPictureUpload(contextOf(actor), files, { size })).rejects.toThrow(
      'Error.TooLarge',
    )
    const { uploadId: id } = await beginPictureUpload(contextOf(actor), files, { size: 10 })
    const second = { id, partNumber: 2, stream: streamOf(png(5, 5)) }
    await expect(putPicturePart(contextOf(actor), files, second)).rejects.toThrow('Error.TooLarge')
  })

  it('is its uploader’s alone', async () => {
    const [actor, other] = [await person(), await person({ isAdmin: true })]
    const { uploadId: id } = await beginPictureUpload(contextOf(actor), files, { size: 64 })
    const part = { id, partNumber: 1, stream: streamOf(png(5, 5)) }
    await expect(putPicturePart(contextOf(other), files, part)).rejects.toThrow('not-found')
    await expect(completePictureUpload(contextOf(other), files, { id, parts: [] })).rejects.toThrow(
      'not-found',
    )
    const theirs = await upload(actor, png(5, 5))
    for (const uploadId of [theirs, newId<'pictureUpload'>(), 'no id']) {
      await expect(
        setPicture(contextOf(other), files, { bytes: png(5, 5), uploadId }),
      ).rejects.toThrow('not-found: Account.UploadNotFound')
    }
  })

  it('that was given up leaves no row once a picture is set', async () => {
    const actor = await person()
    await beginPictureUpload(contextOf(actor), files, { size: 64 })
    await setPicture(contextOf(actor), files, { bytes: png(5, 5), uploadId: null })
    const rows = await database.read((builder) =>
      builder
        .select()
        .from(pictureUploads)
        .where(sql`user_id = ${actor.userId}`),
    )
    expect(rows).toEqual([])
  })
})

describe('a picture', () => {
  it.each([
    ['is no picture', new Uint8Array(100), 'Account.NotAPicture'],
    ['is not small', png(1025, 10), 'Account.PictureNotSmall'],
    ['is too heavy', png(10, 10, 1_000_001), 'Error.TooLarge'],
  ])('that %s is not displayed', async (_what, bytes, code) => {
    const actor = await person()
    await expect(setPicture(contextOf(actor), files, { bytes, uploadId: null })).rejects.toThrow(
      code,
    )
  })

  it('is seen by the person and by staff', async () => {
    const actor = await person()
    const url = await setPicture(contextOf(actor), files, { bytes: png(9, 9), uploadId: null })
    expect(await see(await person({ isAdmin: true }), url)).toBe('image/png')
    await expect(see(await person(), url)).rejects.toThrow('not-found')
    await expect(see(anonymous, url)).rejects.toThrow('unauthenticated')
    expect(pictureTypeOf(url)).toBeNull()
  })
})
