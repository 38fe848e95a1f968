import { createHash, timingSafeEqual } from 'node:crypto'
import type { Bindings } from '../bindings.ts'
import { isSecret } from './auth-secret.ts'

const digest = (text: string): Uint8Array => createHash('sha256').update(text).digest()

/** The password of Basic credentials (RFC 7617), whose name is anything. Null if they are not such. */
function passwordIn(authorization: string): string | null {
  const [, sent] = /^Basic ([\w+/]+={0,2})$/i.exec(authorization) ?? []
  if (sent === undefined) return null
  const credentials = Buffer.from(sent, 'base64').toString('utf8')
  const colon = credentials.indexOf(':')
  return colon === -1 ? null : credentials.slice(colon + 1)
}

/** False if the city has set none, or an unsafe one. Compares digests, so that timing reveals nothing. */
export function isFromMailService(
  { MAIL_EVENTS_TOKEN, ENVIRONMENT }: Bindings,
  authorization = '',
): boolean {
  const password = passwordIn(authorization)
  return (
    password !== null &&
    isSecret(MAIL_EVENTS_TOKEN, ENVIRONMENT) &&
    timingSafeEqual(digest(password), digest(MAIL_EVENTS_TOKEN))
  )
}
