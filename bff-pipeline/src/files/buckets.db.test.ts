import { afterAll, describe, expect, it } from 'vitest'
import { testBucket } from '@portal/local/testing'
import type { Bucket } from '../bindings.ts'
import { dataArchives } from './data-archives.ts'
import { openDataFiles } from './open-data-files.ts'
import { pictureFiles } from './picture-files.ts'

const { bucket: stored, stop } = await testBucket()
afterAll(stop)
// Miniflare's type mistakes it for a request.
const bucket = stored as unknown as Bucket

const megabytes = (count: number) => new Uint8Array(count * 1024 * 1024).fill(7)

describe('a picture that is sent in parts', () => {
  const pictures = pictureFiles(bucket)
  const sent = async (key: string) => {
    const upload = await pictures.begin(key)
    const parts = [
      await pictures.putPart(upload, 1, megabytes(5)),
      await pictures.putPart(upload, 2, megabytes(1)),
    ]
    return { upload, parts }
  }

  it('is whole once it is completed', async () => {
    const { upload, parts } = await sent('whole')
    expect(await pictures.complete(upload, parts)).toBe(6 * 1024 * 1024)
    expect(await pictures.read('whole', 0, 3)).toEqual(Uint8Array.of(7, 7, 7))
  })

  it('leaves nothing when it is abandoned, and cannot be completed any more', async () => {
    const { upload, parts } = await sent('abandoned')
    await pictures.abandon(upload)
    expect(await pictures.complete(upload, parts)).toBeNull()
    expect(await pictures.get('abandoned')).toBeNull()
  })

  it('may be abandoned twice', async () => {
    const { upload } = await sent('twice')
    await pictures.abandon(upload)
    await expect(pictures.abandon(upload)).resolves.toBeUndefined()
  })

  it('is refused, not broken, when parts are missing or too small', async () => {
    const { upload, parts } = await sent('refused')
    const unknown = parts.map((part) => ({ ...part, partNumber: part.partNumber + 7 }))
    expect(await pictures.complete(upload, unknown)).toBeNull()
    const small = await pictures.begin('small')
    const pieces = [
      await pictures.putPart(small, 1, Uint8Array.of(1)),
      await pictures.putPart(small, 2, Uint8Array.of(2)),
    ]
    expect(await pictures.complete(small, pieces)).toBeNull()
  })

  it('has no bytes beyond its end', async () => {
    const { upload, parts } = await sent('end')
    await pictures.complete(upload, parts)
    expect(await pictures.read('end', 7 * 1024 * 1024, 10)).toEqual(new Uint8Array())
  })
})

describe('an archive', () => {
  const archives = dataArchives(bucket)

  it('of several parts is kept as it came, however it was cut', async () => {
    const whole = Uint8Array.from({ length: 17_000_001 }, (_, i) => i % 251)
    const cuts = [1, 8 * 1024 * 1024, 8 * 1024 * 1024 + 5, 16_999_999, whole.length]
    const content = new ReadableStream<Uint8Array>({
      start(controller) {
        let from = 0
        for (const to of cuts) {
          controller.enqueue(whole.subarray(from, to))
          from = to
        }
        controller.close()
      },
    })
    expect(await archives.put('whole.zip', content)).toBe(whole.length)
    const kept = await archives.get('whole.zip')
    const bytes = new Uint8Array(await new Response(kept).arrayBuffer())
    expect(Buffer.compare(bytes, whole)).toBe(0)
  })

  it('that breaks off keeps nothing, and says why', async () => {
    let chunks = 0
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        chunks += 1
        if (chunks > 2) controller.error(new Error('the database went away'))
        else controller.enqueue(megabytes(8))
      },
    })
    await expect(archives.put('broken.zip', broken)).rejects.toThrow('the database went away')
    expect(await archives.get('broken.zip')).toBeNull()
  })
})

describe('a file of open data', () => {
  const files = openDataFiles(bucket)
  const put = (content: ReadableStream<Uint8Array>) => files.put('boards.csv', content, 'text/csv')
  const text = (of: string) => new Blob([of]).stream()
  const stored = async () => {
    const found = await files.find('boards.csv')
    return found && { text: await new Response(found.body).text(), etag: found.etag }
  }

  it('is missing before the first night', async () => expect(await stored()).toBeNull())

  it('has its bytes, a quoted tag that changes with them, and its time', async () => {
    expect(await put(text('board\r\narts\r\n'))).toBe(13)
    const first = await stored()
    expect(first?.text).toBe('board\r\narts\r\n')
    expect(first?.etag).toMatch(/^"[^"]+"$/)
    expect((await files.find('boards.csv'))?.storedAt).toBeInstanceOf(Date)
    await put(text('board\r\ntrees\r\n'))
    expect((await stored())?.etag).not.toBe(first?.etag)
  })

  it('stays as it is when the next one breaks off, and no writer waits', async () => {
    const before = await stored()
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const putting = put(readable)
    await writer.write(megabytes(8))
    await writer.abort(new Error('the database went away')).catch(() => undefined)
    await expect(putting).rejects.toThrow('the database went away')
    expect(await stored()).toEqual(before)
  })

  it('stops its stream when the bucket fails', async () => {
    const broken: Bucket = {
      ...bucket,
      createMultipartUpload: async (key) => ({ key, uploadId: 'one' }),
      resumeMultipartUpload: () => ({
        uploadPart: () => Promise.reject(new Error('the bucket went away')),
        complete: () => Promise.reject(new Error('never')),
        abort: async () => undefined,
      }),
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const putting = openDataFiles(broken).put('boards.csv', readable, 'text/csv')
    putting.catch(() => undefined)
    await writer.write(megabytes(8)).catch(() => undefined)
    await expect(putting).rejects.toThrow('the bucket went away')
    await expect(writer.write(megabytes(8))).rejects.toThrow('the bucket went away')
  })
})
