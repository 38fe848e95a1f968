import type { Context } from 'hono'
import {
  claimKey,
  claimOnWrite,
  findReply,
  releaseKey,
  type RequestKey,
  type SavedReply,
  saveReply,
} from '@portal/core/idempotency'
import { actorName, type Context as CoreContext, DomainError } from '@portal/core/kernel'
import { problemResponse } from '../reply/problems.ts'
import { clientAddress } from './client-address.ts'
import { bytesOf } from './form-body.ts'
import type { PipelineEnv } from './request-state.ts'

export const keyPattern = /^[\x21-\x7e]{8,128}$/

export async function sha256(content: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Random (RFC 9562, version 4): known only to the device that made it. */
const randomKey = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/**
 * An address is personal; its hash separates callers just as well. A random key needs no address: a
 * report kept on a phone is tried again from another network (docs/offline.md).
 */
async function callerOf(c: Context<PipelineEnv>, key: string): Promise<string> {
  const { actor } = c.var.state
  if (actor.kind !== 'anonymous') return actorName(actor)
  if (randomKey.test(key)) return 'anonymous'
  return `anonymous:${(await sha256(clientAddress(c.req.raw.headers))).slice(0, 32)}`
}

/** The same for the same form: boundaries differ each time, so it is made of the parts. */
export async function formMark(form: FormData): Promise<string> {
  const parts = [...form].map(async ([name, value]) =>
    typeof value === 'string'
      ? [name, value]
      : [name, value.name, value.type, await sha256(await bytesOf(value))],
  )
  return JSON.stringify(await Promise.all(parts))
}

const replayed = ({ status, contentType, body }: SavedReply): Response =>
  new Response(body, {
    status,
    headers: { 'content-type': contentType, 'idempotent-replayed': 'true' },
  })

/** What an operation gets in place of its context's: the claim, and a database that makes it. */
export type Claiming = Pick<CoreContext, 'claim' | 'database'>

/**
 * Runs a request with an Idempotency-Key at most once: the same key and body get the first reply,
 * another body 422, and 409 while the first runs. Its first `write` claims the key, in the same
 * transaction. Replies are kept a day, and those of reports for weeks (core's kept-days.ts), except a
 * 5xx, so that a retry can succeed.
 */
export async function answerOnce(
  c: Context<PipelineEnv>,
  request: { readonly operation: string; readonly body: string | FormData },
  context: CoreContext,
  answer: (claiming?: Claiming) => Promise<Response>,
): Promise<Response> {
  const given = c.req.header('idempotency-key')
  if (given === undefined) return answer()
  if (!keyPattern.test(given)) {
    const { requestId } = c.var.state
    return problemResponse(requestId, { status: 400, code: 'Error.IdempotencyKeyInvalid' })
  }
  const { operation, body } = request
  const key: RequestKey = {
    caller: await callerOf(c, given),
    operation,
    key: given,
    claimedAt: context.clock.now(),
    bodyHash: await sha256(typeof body === 'string' ? body : await formMark(body)),
  }
  const { database, state } = claimOnWrite(context.database, key)
  const mayStand = () => state() === 'held' || state() === 'unsure'
  let isSettled = false
  const claim = { ...key, onSettled: () => (isSettled = true) }
  let response: Response
  try {
    response = await answer({ claim, database })
  } catch (error) {
    // A refusal is not stored; a retry is refused again.
    if (mayStand()) await releaseKey(context, key)
    const kept = isFromEarlier(error, state()) ? await findReply(context, key) : null
    if (kept) return replayed(kept)
    throw error
  }
  if (response.status >= 500) {
    if (mayStand()) await releaseKey(context, key)
    return response
  }
  if (isSettled && state() === 'held') return response
  if (state() !== 'held') {
    const kept = await claimKey(context, key)
    if (kept) return replayed(kept)
  }
  const text = await response.clone().text()
  const contentType = response.headers.get('content-type') ?? 'application/json'
  await saveReply(context, key, { status: response.status, contentType, body: text })
  return response
}

/** A refusal may come from what the first request changed, unless a `write` had the key by then. */
const isFromEarlier = (error: unknown, state: string): boolean =>
  state === 'taken' ||
  (state === 'untried' && error instanceof DomainError && error.kind !== 'unavailable')
