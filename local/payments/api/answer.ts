import { z } from 'zod'
import { fine, Refusal } from './envelope.ts'
import { operations, type Surroundings } from './operations.ts'
import { misplaced, type RequestName, requests } from './schemas.ts'

const authentication = z.strictObject({ name: z.string(), transactionKey: z.string() })

export interface Merchant {
  readonly loginId: string
  readonly transactionKey: string
}

const isRequest = (name: string): name is RequestName => Object.hasOwn(requests, name)

export function requestNameIn(body: unknown): string {
  return typeof body === 'object' && body !== null ? (Object.keys(body)[0] ?? '') : ''
}

/** Handles a transaction API request (JSON); the HTTP status is always 200. */
export function answer(body: unknown, merchant: Merchant, around: Surroundings): object {
  let refId: string | undefined
  try {
    const name = requestNameIn(body)
    if (!isRequest(name)) throw new Refusal('E00003', `The element '${name}' is not known.`)
    // The request's name is the body's only key.
    const { merchantAuthentication, ...rest } =
      (body as Record<string, Record<string, unknown>>)[name] ?? {}
    const { data } = authentication.safeParse(merchantAuthentication)
    if (data?.name !== merchant.loginId || data.transactionKey !== merchant.transactionKey)
      throw new Refusal(
        'E00007',
        'User authentication failed due to invalid authentication values.',
      )
    if (typeof rest['refId'] === 'string') refId = rest['refId']
    return { ...(refId === undefined ? {} : { refId }), messages: fine, ...run(name, rest, around) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { ...error.extra, ...(refId === undefined ? {} : { refId }), messages: error.messages }
  }
}

function run(name: RequestName, rest: object, around: Surroundings): object {
  const schema: z.ZodType = requests[name]
  const outOfPlace = misplaced(schema, rest)
  if (outOfPlace !== null)
    throw new Refusal(
      'E00003',
      `The element '${outOfPlace}' has invalid order among its neighbours.`,
    )
  const { data, error } = schema.safeParse(rest)
  if (error) {
    const [issue] = error.issues
    throw new Refusal(
      'E00003',
      `The element '${issue?.path.join(':') ?? ''}' is invalid: ${issue?.message ?? ''}.`,
    )
  }
  // The table pairs each name with its schema's output, just parsed.
  const operation = operations[name] as (request: unknown, around: Surroundings) => object
  return operation(data, around)
}
