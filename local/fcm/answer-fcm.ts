import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import type { Answer } from '../http.ts'

export interface DevicePush {
  readonly receivedAt: string
  readonly token: string
  readonly title: string
  readonly body: string
  readonly path: string
}

const input = z.object({
  message: z.object({
    token: z.string(),
    notification: z.object({ title: z.string(), body: z.string() }),
    data: z.object({ path: z.string() }),
  }),
})

const json = (value: unknown, status = 200): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
  status,
})

const error = (status: number, errorCode: string): Answer =>
  json({ error: { code: status, details: [{ errorCode }] } }, status)

/** More would only make the page long. */
const kept = 500

/**
 * An emulator of Firebase Cloud Messaging (HTTP v1) and of Google's OAuth. A token that begins with
 * `gone` is of a removed app, one with `busy` exceeds the quota.
 */
export async function answerFcm(
  path: string,
  request: IncomingMessage,
  pushes: DevicePush[],
): Promise<Answer> {
  if (path === '/token') return json({ access_token: 'local-only', expires_in: 3599 })
  if (!/^\/v1\/projects\/[\w-]+\/messages:send$/.test(path)) return error(404, '')
  if (request.headers.authorization !== 'Bearer local-only') return error(401, 'UNAUTHENTICATED')
  const read = input.safeParse(JSON.parse(await text(request)))
  if (!read.success) return error(400, 'INVALID_ARGUMENT')
  const { token, notification, data } = read.data.message
  if (token.startsWith('gone')) return error(404, 'UNREGISTERED')
  if (token.startsWith('busy')) return error(429, 'QUOTA_EXCEEDED')
  pushes.unshift({ receivedAt: new Date().toISOString(), token, ...notification, path: data.path })
  pushes.length = Math.min(pushes.length, kept)
  return json({ name: 'projects/demo-city/messages/1' })
}
