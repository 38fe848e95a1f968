import { seePicture } from '@portal/core/profiles'
import type { ServeFile } from '../create-bff.ts'
import { pictureFiles } from './picture-files.ts'

/** Only for users who may see it. A key never changes its picture, but access may change. */
export const serveProfilePicture: ServeFile = async (key, env, state) => {
  const { body, type } = await seePicture(state, pictureFiles(env.DOCUMENTS), key)
  return new Response(body, {
    headers: { 'content-type': type, 'cache-control': 'private, max-age=3600' },
  })
}
