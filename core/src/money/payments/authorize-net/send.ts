import { at, textAt, unreadable } from './wire.ts'

/** How to reach the provider, and who we are there. */
export interface AuthorizeNetSettings {
  /** `https://api.authorize.net`, or the emulator's. */
  readonly apiUrl: string
  /** The address of hosted pages: `https://accept.authorize.net`. */
  readonly pagesUrl: string
  readonly loginId: string
  readonly transactionKey: string
}

/** The result of a call: a reply, no reply, or unavailable. */
export type Reply =
  | {
      readonly kind: 'answered'
      readonly body: unknown
      readonly isOk: boolean
      readonly code: string
    }
  | { readonly kind: 'busy' }
  | { readonly kind: 'lost' }

/** The provider's own bank timeout is shorter. */
const answerWithinMs = 25_000

/** Sends one request to the transaction API; `body` keeps the order of fields that its schema has. */
export async function send(
  { apiUrl, loginId, transactionKey }: AuthorizeNetSettings,
  request: string,
  body: object,
): Promise<Reply> {
  const merchantAuthentication = { name: loginId, transactionKey }
  let answer: Response
  let text: string
  try {
    answer = await fetch(new URL('/xml/v1/request.api', apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ [request]: { merchantAuthentication, ...body } }),
      signal: AbortSignal.timeout(answerWithinMs),
    })
    text = await answer.text()
  } catch {
    // No connection, cut off, or too slow: only the provider knows whether it was done.
    return { kind: 'lost' }
  }
  // Rejected before it was processed.
  if (answer.status === 429) return { kind: 'busy' }
  if (!answer.ok) return { kind: 'lost' }
  const parsed = parse(text)
  if (parsed === null) return { kind: 'lost' }
  return {
    kind: 'answered',
    body: parsed,
    isOk: textAt(parsed, 'messages', 'resultCode') === 'Ok',
    code: textAt(parsed, 'messages', 'message', 0, 'code'),
  }
}

/** The JSON starts with a byte order mark. Null if it is invalid. */
function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return at(parsed, 'messages') === undefined ? null : parsed
  } catch {
    // A page of something between us and the provider.
    return null
  }
}

/** The answer to a question; money does not move by asking, so that a lost one is no mystery. */
export async function ask(
  settings: AuthorizeNetSettings,
  request: string,
  body: object,
): Promise<Extract<Reply, { kind: 'answered' }>> {
  const reply = await send(settings, request, body)
  if (reply.kind !== 'answered') throw unreadable()
  return reply
}
