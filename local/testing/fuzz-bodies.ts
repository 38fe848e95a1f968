import fc from 'fast-check'
import { ask } from './ask.ts'
import {
  addressesOf,
  oddBodies,
  type PublishedDocument,
  type SentBody,
  type TakenBody,
} from './odd-bodies.ts'

interface Fuzzed {
  readonly origin: string
  readonly document: PublishedDocument
  readonly ids: readonly string[]
  /** Cookie headers; each request carries one. */
  readonly callers: readonly string[]
}

/** Sends a body as a browser does. Returns the reply if it is a server error, otherwise null. */
export async function serverErrorOf(
  origin: string,
  {
    method,
    path,
    sent: { type, body },
    cookie,
  }: { method: string; path: string; sent: SentBody; cookie: string },
): Promise<string | null> {
  const headers = { origin, cookie, 'content-type': type }
  const answer = await ask(origin, `/api${path}`, { method, headers, body })
  // 503 is a valid reply: the feature is off, or its provider is unreachable.
  return answer.status >= 500 && answer.status !== 503 ? `${answer.status}: ${answer.text}` : null
}

/** Sends 25 odd bodies; returns the smallest one that causes a server error, or null. */
export async function fuzzBodies(
  { origin, document, ids, callers }: Fuzzed,
  takenBody: TakenBody,
): Promise<string | null> {
  const request = fc.record({
    method: fc.constant(takenBody.method),
    path: addressesOf(takenBody, ids),
    sent: oddBodies(document, takenBody),
    cookie: fc.constantFrom(...callers),
  })
  const property = fc.asyncProperty(request, async (each) => {
    const error = await serverErrorOf(origin, each)
    if (error !== null) throw new Error(error)
  })
  const details = await fc.check(property, { numRuns: 25, seed: 20_261_122 })
  return (await fc.asyncDefaultReportMessage(details)) ?? null
}
