import { DomainError } from '@portal/core/kernel'
import type { ServeFile } from '../create-bff.ts'
import { seal, unseal } from '../session/sealed-session.ts'
import { requestFiles } from './request-files.ts'

/** Only uploaded files are served here. */
export const fileFolder = '/files'

const livesMs = 15 * 60_000

export interface LinkedFile {
  readonly objectKey: string
  readonly name: string
  readonly type: string
}

/** Valid for a quarter of an hour for anyone who has it. */
export function fileLink(secret: string, { objectKey, name, type }: LinkedFile): string {
  const value = { k: objectKey, n: name, t: type, e: Date.now() + livesMs }
  return `${fileFolder}/${seal(secret, 'file', '', value)}`
}

/**
 * Serves a file by its signed link: its type comes from its content, and scripts in it do not run.
 */
export const serveRequestFile: ServeFile = async (token, env, state) => {
  const link = unseal(state.authSecret, 'file', '', token)
  const { k: key, n: name, t: type, e: expires } = link ?? {}
  const isGood = typeof key === 'string' && typeof type === 'string' && Number(expires) > Date.now()
  const body = isGood ? await requestFiles(env.DOCUMENTS).get(key) : null
  if (!isGood || !body) throw new DomainError('not-found', 'Error.NotFound')
  const kind = type.startsWith('image/') ? 'inline' : 'attachment'
  const encoded = encodeURIComponent(String(name)).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return new Response(body, {
    headers: {
      'content-type': type,
      // RFC 6266 and RFC 8187: the name in any language.
      'content-disposition': `${kind}; filename*=UTF-8''${encoded}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, max-age=600',
    },
  })
}
