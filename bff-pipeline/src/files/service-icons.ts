import type { FileStore } from '@portal/core/files'
import { DomainError } from '@portal/core/kernel'
import type { Bucket } from '../bindings.ts'
import type { ServeFile } from '../create-bff.ts'
import { bucketFolder } from './bucket-folder.ts'

export const serviceIcons = (bucket: Bucket): FileStore =>
  bucketFolder(bucket, (key) => `service-icons/${key}`)

const types: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
}

/** Its name is the hash of its bytes, so it can be cached forever. */
export const serveServiceIcon: ServeFile = async (name, env) => {
  const ending = /^[0-9a-f]{32}\.(png|jpg|gif|webp)$/.exec(name)?.[1]
  const body = ending === undefined ? null : await serviceIcons(env.DOCUMENTS).get(name)
  if (ending === undefined || !body) throw new DomainError('not-found', 'Error.NotFound')
  return new Response(body, {
    headers: {
      'content-type': types[ending] ?? 'application/octet-stream',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}
