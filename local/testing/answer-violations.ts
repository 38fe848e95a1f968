import { publishedViolations } from '../workers/published-replies.ts'
import type { Answer } from './ask.ts'

interface Declared {
  readonly operationId?: string | undefined
  readonly responses: Readonly<Record<string, unknown>>
}

interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { message: string } }
}

/** How an answer breaks its operation's contract; empty when it does not. */
export function contractViolations(operation: Declared, answer: Answer): string[] {
  const { responses, operationId } = operation
  const declared = responses[String(answer.status)]
  if (!declared) return [`${answer.status} is not declared`]
  // The contract's own shape (openapi/src/contract.ts): media types with one schema each.
  const { content = {} } = declared as { content?: Record<string, { schema: Schema }> }
  const mediaTypes = Object.keys(content)
  if (mediaTypes.length === 0) return []
  // Without its charset.
  const [sent = ''] = answer.headers.get('content-type')?.split(';') ?? []
  const media = content[sent]
  if (!media) return [`${sent} came instead of ${mediaTypes.join(' or ')}`]
  if (!sent.endsWith('json')) return []
  const body: unknown = JSON.parse(answer.text)
  const { success, error } = media.schema.safeParse(body)
  if (!success) return [error?.message ?? 'the body breaks its schema']
  return operationId === undefined ? [] : unpublished({ operationId, status: answer.status, body })
}

/** Checks both documents, since both apps share some operations. */
function unpublished(reply: Parameters<typeof publishedViolations>[1]): string[] {
  const violations = publishedViolations('resident', reply)
  return violations.length === 0 || publishedViolations('staff', reply).length === 0
    ? []
    : violations
}

const always: Readonly<Record<string, RegExp>> = {
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'content-security-policy': /frame-ancestors 'none'/,
  'x-request-id': /^[\w.-]{8,64}$/,
  'server-timing': /^db;desc="\d+";dur=[\d.]+, app;dur=[\d.]+$/,
}

/** Our own framed pages. */
const framed: Readonly<Record<string, RegExp>> = {
  'x-frame-options': /^SAMEORIGIN$/,
  'content-security-policy': /frame-ancestors 'self'/,
}

const types =
  /^(application\/(((problem|ld|geo)\+)?json|pdf|zip|samlmetadata\+xml)|text\/(html|css|csv|calendar|javascript|plain)|image\/svg\+xml)\b/

/**
 * What no reply may be: a server error, untyped, without security headers, or a redirect to another
 * site.
 */
export function standingViolations(origin: string, answer: Answer): string[] {
  const { status, headers, bytes } = answer
  const type = headers.get('content-type')
  const location = headers.get('location')
  const isProblem = type === 'application/problem+json' && bytes.length > 0
  const isFramed = type?.startsWith('text/html') && headers.get('x-frame-options') === 'SAMEORIGIN'
  return [
    ...(status >= 500 ? [`it answered ${status}`] : []),
    ...(bytes.length > 0 && !types.test(type ?? '') ? [`the content type is ${type}`] : []),
    ...(status >= 300 && status < 400 && status !== 304 && !location ? ['it leads nowhere'] : []),
    ...(location !== null && new URL(location, origin).origin !== origin
      ? [`it leads away, to ${location}`]
      : []),
    ...(isProblem && !namesItself(answer) ? ['the problem does not name its status and code'] : []),
    ...Object.entries({ ...always, ...(isFramed && framed) })
      .filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ''))
      .map(([name]) => `${name} is ${headers.get(name)}`),
  ]
}

function namesItself({ status, text }: Answer) {
  // Its fields are only compared with `===`, so any JSON may stand there.
  const problem = JSON.parse(text) as Partial<Record<string, unknown>>
  return problem['status'] === status && typeof problem['code'] === 'string'
}
