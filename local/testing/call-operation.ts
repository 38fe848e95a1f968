import { contractViolations } from './answer-violations.ts'
import { ask } from './ask.ts'

interface Operation {
  readonly method: string
  readonly responses: Readonly<Record<string, unknown>>
}

/** Text and bytes are sent as they are, anything else as JSON. */
export interface Call {
  readonly cookie?: string | undefined
  readonly key?: string | undefined
  readonly body?: unknown
  readonly type?: string | undefined
  readonly language?: string
}

/** Calls operations as our own pages do, and checks each answer against the contract. */
export function callerOf<Name extends string>(
  origin: string,
  contract: Readonly<Record<Name, Operation>>,
) {
  return async (
    name: Name,
    path: string,
    { cookie, key, body, type = 'application/json', language }: Call = {},
  ) => {
    const operation = contract[name]
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body)
    const answer = await ask(origin, `/api${path}`, {
      method: operation.method.toUpperCase(),
      headers: {
        origin,
        ...(cookie === undefined ? {} : { cookie }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(language === undefined ? {} : { 'accept-language': language }),
        ...(body === undefined ? {} : { 'content-type': type }),
      },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    })
    // Errors that any operation may return are not in the contract.
    const violations = answer.text.includes('"code":"Error.')
      ? []
      : contractViolations(operation, answer)
    if (violations.length > 0)
      throw new Error(`${name} breaks its contract: ${violations.join('; ')}`)
    // The contract was just checked.
    return { ...answer, body: JSON.parse(answer.text) as Record<string, never> }
  }
}

interface Listed {
  readonly Id: string
  readonly ReportCategory: string | null
}

/** The id of the demo city's service for reports of a category. */
export async function reportServiceOf(origin: string, category: string): Promise<string> {
  const { text } = await ask(origin, '/api/activities')
  // The catalog's contract is tested elsewhere.
  const found = (JSON.parse(text) as Listed[]).find((one) => one.ReportCategory === category)
  if (!found) throw new Error(`The demo city has no service for ${category}`)
  return found.Id
}
