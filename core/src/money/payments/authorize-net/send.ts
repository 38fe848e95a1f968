import { at, textAt, unreadable } from './wire.ts'

export interface AuthorizeNetSettings {
  /** `https://api.authorize.net`, or the emulator's. */
  readonly apiUrl: string
  /** Of hosted pages: `https://accept.authorize.net`. */
  readonly pagesUrl: string
  readonly loginId: string
  readonly transactionKey: string
}

export type Reply =
  | {
      readonly kind: 'answered'
      readonly body: unknown
      readonly isOk: boolean
      readonly code: string
    }
  | { readonly kind: 'busy' }
  | { readonly kind: 'lost' }

/** Longer than the provider's own bank timeout. */
const answerWithinMs = 25_000

/** The schema prescribes the order of `body`'s fields. */
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
    // No connection, cut off, or timed out: only the provider knows the result.
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

/** Null if invalid. The JSON starts with a byte order mark. */
function parse(text: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    return at(parsed, 'messages') === undefined ? null : parsed
  } catch {
    // A proxy's page.
    return null
  }
}

/** A read: safe to lose, since no money moves. */
export async function ask(
  settings: AuthorizeNetSettings,
  request: string,
  body: object,
): Promise<Extract<Reply, { kind: 'answered' }>> {
  const reply = await send(settings, request, body)
  if (reply.kind !== 'answered') throw unreadable()
  return reply
}
