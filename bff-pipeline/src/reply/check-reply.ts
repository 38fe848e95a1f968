import type { z } from '@hono/zod-openapi'
import type { Contract } from '@portal/openapi/contract'
import type { Bindings } from '../bindings.ts'

type Operation = Contract[string]

interface Leaving {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const jsonType = 'application/json'

function schemaOf(reply: Operation['responses'][string]): z.ZodType | undefined {
  // Only JSON has a schema to check.
  const media = 'content' in reply ? reply.content?.[jsonType] : undefined
  // A media type's schema may also be a bare OpenAPI object; our contract uses only Zod.
  return (media && 'schema' in media ? media.schema : undefined) as z.ZodType | undefined
}

const broken = (operation: Operation, why: string) =>
  new Error(`${operation.operationId} broke its contract: ${why}`)

/**
 * Checks a reply by its declared schema and, in the city in a box, by a validator of the published
 * document.
 * @throws Error for an undeclared field or status: our error
 */
export async function checkReply(
  operation: Operation,
  { status, body, headers }: Leaving,
  { REPLY_CHECK }: Pick<Bindings, 'REPLY_CHECK'>,
): Promise<void> {
  const declared = operation.responses[status]
  if (!declared) throw new Error(`${operation.operationId} answered an undeclared ${status}`)
  // If a status has several media types, only one is JSON.
  const { 'content-type': sent = jsonType } = headers ?? {}
  const schema = sent === jsonType ? schemaOf(declared) : undefined
  // A stream can be read once, and is the client's.
  if (!schema || body instanceof ReadableStream) return
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const result = schema.safeParse(JSON.parse(text))
  if (!result.success) throw broken(operation, result.error.message)
  if (!REPLY_CHECK) return
  const question = new Request(`http://replies.local/${operation.operationId}/${status}`, {
    method: 'POST',
    body: text,
  })
  const answer = await REPLY_CHECK.fetch(question)
  if (answer.status !== 204) throw broken(operation, await answer.text())
}
