import { describe, expect, it } from 'vitest'
import { testDatabase } from '@portal/local/testing'
import { pictureTypeOf } from '../../content/feeds/index.ts'
import { joined } from '../../platform/files/bytes.ts'
import { png, wholePictures } from '../../platform/files/pictures.fixture.ts'
import { anonymous, type Actor } from '../../platform/kernel/actor.ts'
import { newId } from '../../platform/kernel/ids.ts'
import { peopleIn } from './people.fixture.ts'
import { pictureLimits } from './picture-limits.ts'
import { picturesInMemory } from './pictures.fixture.ts'
import { seePicture } from './see-picture.ts'
import {
  beginPictureUpload,
  completePictureUpload,
  putPicturePart,
  removePicture,
  setPicture,
} from './upload-picture.ts'

const { contextOf, person } = peopleIn(await testDatabase())
const { files, stored } = picturesInMemory()

const streamOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]).stream()

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
  it('is stored with the displayed copy, and deleted with it', async () => {
    const actor = await person()
    const uploadId = await upload(actor, wholePictures.jpg)
    const url = await setPicture(contextOf(actor), files, { bytes: png(512, 512), uploadId })
    expect(stored.size).toBe(2)
    expect(await see(actor, url)).toBe('image/png')
    const original = Array.from(stored.keys()).find((key) => key.startsWith('originals/')) ?? ''
    await expect(see(actor, original)).rejects.toThrow('not-found')
    await setPicture(contextOf(actor), files, { bytes: png(256, 256), uploadId: null })
    expect(stored.size).toBe(1)
    await removePicture(contextOf(actor), files)
    expect(stored.size).toBe(0)
    await expect(see(actor, url)).rejects.toThrow('not-found')
  })

  it.each([
    ['no picture', new TextEncoder().encode('<script>'.repeat(20)), 'Account.NotAPicture'],
    ['more than 25 megapixels', png(5001, 5000), 'Account.PictureTooManyPixels'],
  ])('that is %s is not kept', async (_what, bytes, code) => {
    const actor = await person()
    const before = stored.size
    await expect(upload(actor, bytes)).rejects.toThrow(`invalid: ${code}`)
    expect(stored.size).toBe(before)
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
})

describe('a picture’s metadata', () => {
  const secret = new TextEncoder().encode('41.8781 N, 87.6298 W')
  /** A comment after a JPEG's first two bytes, and more after its end. */
  const talkative = joined([
    wholePictures.jpg.subarray(0, 2),
    Uint8Array.of(0xff, 0xfe, 0, secret.length + 2),
    secret,
    wholePictures.jpg.subarray(2),
    secret,
  ])
  const behind = (bytes: Uint8Array) => joined([bytes, secret])

  it.each([
    ['a JPEG', talkative, wholePictures.jpg],
    ['a PNG', behind(wholePictures.png), wholePictures.png],
    ['a GIF', behind(wholePictures.gif), wholePictures.gif],
    ['a WebP', behind(wholePictures.webp), wholePictures.webp],
    // More than one part of the store.
    ['a large PNG', behind(png(5000, 5000, 20_000_000)), png(5000, 5000, 20_000_000)],
  ])('is removed from %s, in the original and in the copy', async (_kind, sent, bare) => {
    const actor = await person()
    const before = stored.size
    const uploadId = await upload(actor, sent)
    const bytes = sent.byteLength < 1000 ? sent : behind(png(9, 9))
    const url = await setPicture(contextOf(actor), files, { bytes, uploadId })
    const original = Array.from(stored.entries()).findLast(([key]) => key.startsWith('originals/'))
    const copy = stored.get(url.split('/').at(-1) ?? '')
    expect(Buffer.from(original?.[1] ?? []).equals(bare)).toBe(true)
    expect(Buffer.from(copy ?? []).includes(Buffer.from(secret))).toBe(false)
    await removePicture(contextOf(actor), files)
    expect(stored.size).toBe(before)
  })

  it('is refused with a picture that is cut off', async () => {
    const actor = await person()
    const cut = wholePictures.jpg.subarray(0, -2)
    await expect(upload(actor, cut)).rejects.toThrow('Account.PictureIncomplete')
    await expect(
      setPicture(contextOf(actor), files, { bytes: cut, uploadId: null }),
    ).rejects.toThrow('Account.PictureIncomplete')
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
