import { pictureStore, type ServeFile } from '@portal/bff-pipeline'
import { pictureTypeOf } from '@portal/core/feeds'
import { DomainError } from '@portal/core/kernel'

/**
 * Our copy of a news picture. A key names its bytes, so a reply never changes; its type comes from
 * the bytes, and browsers must not guess another (nosniff, set by the frame).
 */
export const servePicture = (async (key, env) => {
  const type = pictureTypeOf(key)
  const body = type && (await pictureStore(env.DOCUMENTS).get(key))
  if (!type || !body) throw new DomainError('not-found', 'Error.NotFound')
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
  })
}) satisfies ServeFile
