import { guarded, problem, repeatable, standing } from '../src/contract.ts'
import type { Contract } from '../src/contract.ts'
import { inOperations, isNode, mapped, type Node, nodeAt, withComponents } from './schema-tree.ts'

/** What the pipeline says of the limits (bff-pipeline/src/limits/limit-headers.ts). */
const headers = {
  'RateLimit-Policy': {
    description:
      'The limits that this request counts against, as requests (`q`) in seconds (`w`). One for the session and one for the account, or one for the network address.',
    schema: { type: 'string', maxLength: 200, example: '"session";q=300;w=60' },
  },
  RateLimit: {
    description:
      'How many requests are left (`r`) and the seconds until the limit starts over (`t`). An estimate: other servers of the city count, too. At 0, wait.',
    schema: { type: 'string', maxLength: 200, example: '"session";r=291;t=38' },
  },
  'Retry-After': {
    description: 'Seconds to wait before the same request.',
    schema: { type: 'integer', format: 'int32', minimum: 0, maximum: 86_400, example: 12 },
  },
  Deprecation: {
    description:
      'Since when the operation is deprecated, as `@` and seconds since 1970 (RFC 9745).',
    schema: { type: 'string', maxLength: 30, example: '@1764201600' },
  },
  Sunset: {
    description: 'The day after which the operation may be gone (RFC 8594).',
    schema: { type: 'string', maxLength: 40, example: 'Sun, 27 Nov 2028 00:00:00 GMT' },
  },
} as const

type HeaderName = keyof typeof headers

const headerRefs = (names: readonly HeaderName[]): Node =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

/** Replies that many operations have in the same words, by name. */
const general = {
  Malformed: [400, standing[400]],
  NotLoggedIn: [401, guarded[401]],
  NotAllowed: [403, guarded[403]],
  ForeignSite: [
    403,
    problem('Error.ForeignOrigin: a page of another site sent it with our visitor’s cookie.'),
  ],
  InProgress: [409, repeatable[409]],
  TooLarge: [413, problem('Error.TooLarge: the body is longer than the operation takes.')],
  WrongType: [
    415,
    problem('Error.UnsupportedMediaType: the body has another Content-Type than those listed.'),
  ],
  KeyReused: [422, repeatable[422]],
  TooManyRequests: [429, standing[429]],
  OurError: [500, standing[500]],
  NotNow: [503, standing[503]],
} as const

const problemContent = {
  'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
}

function headersFor(status: number, isDeprecated: boolean): Node {
  const names: readonly HeaderName[] = [
    'RateLimit-Policy',
    'RateLimit',
    ...(status === 429 || status === 503 ? (['Retry-After'] as const) : []),
    ...(isDeprecated ? (['Deprecation', 'Sunset'] as const) : []),
  ]
  return headerRefs(names)
}

const generalReplies: Node = mapped(general, (reply) => {
  // The values of the table above.
  const [status, { description }] = reply as (typeof general)[keyof typeof general]
  return { description, headers: headersFor(status, false), content: problemContent }
})

const generalName = (status: string, description: unknown): string | undefined =>
  Object.entries(general).find(
    ([, [itsStatus, reply]]) => String(itsStatus) === status && reply.description === description,
  )?.[0]

const replyRef = (name: keyof typeof general): Node => ({ $ref: `#/components/responses/${name}` })

const safe = new Set(['get', 'head'])

/** The pipeline's own refusals, which no operation declares. */
const pipelineReplies = (operation: Node, method: string, crossSite: boolean): Node => ({
  ...(safe.has(method) || crossSite ? {} : { 403: replyRef('ForeignSite') }),
  ...('requestBody' in operation ? { 413: replyRef('TooLarge'), 415: replyRef('WrongType') } : {}),
})

/**
 * Replies as they are on the wire: with the headers of limits, the refusals of the pipeline, and one
 * named reply where many operations say the same.
 */
export function withReplies(document: Node, contract: Contract): Node {
  const changed = inOperations(document, (operation, method) => {
    const { crossSite = false } = contract[String(operation['operationId'])] ?? {}
    const isDeprecated = operation['deprecated'] === true
    const own = mapped(nodeAt(operation, 'responses'), (reply, status) => {
      if (!isNode(reply)) return reply
      const name = isDeprecated ? undefined : generalName(status, reply['description'])
      if (name !== undefined) return { $ref: `#/components/responses/${name}` }
      const sent = { ...headersFor(Number(status), isDeprecated), ...nodeAt(reply, 'headers') }
      return { ...reply, headers: sent }
    })
    return { ...operation, responses: { ...pipelineReplies(operation, method, crossSite), ...own } }
  })
  const whole = JSON.stringify([changed, generalReplies])
  const used = Object.entries(headers).filter(([name]) =>
    whole.includes(`"#/components/headers/${name}"`),
  )
  return withComponents(changed, {
    responses: generalReplies,
    headers: Object.fromEntries(used),
  })
}
