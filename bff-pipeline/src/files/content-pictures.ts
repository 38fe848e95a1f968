import { pictureTypeOf } from '@portal/core/feeds'
import type { FileStore } from '@portal/core/files'
import { DomainError } from '@portal/core/kernel'
import type { Bucket } from '../bindings.ts'
import type { ServeFile } from '../create-bff.ts'
import { bucketFolder } from './bucket-folder.ts'

/** Pictures that staff add to texts, apart from those of the feeds, which get removed when unused. */
export const contentPictures = (bucket: Bucket): FileStore =>
  bucketFolder(bucket, (key) => `content-pictures/${key}`)

/** Its name is the hash of its bytes, so it can be cached forever. */
export const serveContentPicture: ServeFile = async (name, env) => {
  const type = pictureTypeOf(name)
  const body = type && (await contentPictures(env.DOCUMENTS).get(name))
  if (!type || !body) throw new DomainError('not-found', 'Error.NotFound')
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}
