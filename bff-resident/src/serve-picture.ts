import { pictureStore, type ServeFile } from '@portal/bff-pipeline'
import { pictureTypeOf } from '@portal/core/feeds'
import { DomainError } from '@portal/core/kernel'

/**
 * Our own copy of a picture of the news. A key names the bytes, so an answer is good for ever; its
 * type is what the bytes were found to be, and browsers are told to believe it (nosniff, by the frame).
 */
export const servePicture = (async (key, env) => {
  const type = pictureTypeOf(key)
  const body = type && (await pictureStore(env.DOCUMENTS).get(key))
  if (!type || !body) throw new DomainError('not-found', 'Error.NotFound')
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}) satisfies ServeFile
