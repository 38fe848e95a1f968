import type { PictureFiles } from '@portal/core/profiles'
import type { Bucket } from '../bindings.ts'
import { bucketFolder } from './bucket-folder.ts'

const folder = 'profile-pictures/'
const place = (key: string): string => `${folder}${key}`

export const pictureFiles = (bucket: Bucket): PictureFiles => ({
  ...bucketFolder(bucket, place),
  async begin(key) {
    const { uploadId } = await bucket.createMultipartUpload(place(key))
    return { key, uploadId }
  },
  async putPart({ key, uploadId }, partNumber, part) {
    const stored = await bucket
      .resumeMultipartUpload(place(key), uploadId)
      .uploadPart(partNumber, part)
    return { partNumber: stored.partNumber, etag: stored.etag }
  },
  async complete({ key, uploadId }, parts) {
    try {
      const { size } = await bucket
        .resumeMultipartUpload(place(key), uploadId)
        .complete(parts.map(({ partNumber, etag }) => ({ partNumber, etag })))
      return size
    } catch (error) {
      // R2's error codes are in the message: unknown, too small or unordered parts, or a missing
      // upload (R2 error codes 10011, 10024, 10025, 10048).
      if (error instanceof Error && /\((10011|10024|10025|10048)\)/.test(error.message)) return null
      throw error
    }
  },
  async abandon({ key, uploadId }) {
    try {
      await bucket.resumeMultipartUpload(place(key), uploadId).abort()
    } catch (error) {
      // Already deleted (R2 error code 10024).
      if (!(error instanceof Error && error.message.includes('(10024)'))) throw error
    }
  },
  async read(key, offset, length) {
    try {
      const object = await bucket.get(place(key), { range: { offset, length } })
      return new Uint8Array(object ? await object.arrayBuffer() : [])
    } catch (error) {
      // Beyond the end (R2 error code 10039).
      if (error instanceof Error && error.message.includes('(10039)')) return new Uint8Array()
      throw error
    }
  },
})
