import type { z } from '@hono/zod-openapi'
import type { Contract } from '@portal/openapi/contract'
import type { Bindings } from '../bindings.ts'

type Operation = Contract[string]

/** A reply, before it leaves. */
interface Leaving {
  readonly status: number
  readonly body: unknown
  readonly headers?: Readonly<Record<string, string>>
}

const jsonType = 'application/json'

function schemaOf(reply: Operation['responses'][string]): z.ZodType | undefined {
  // What is no JSON has no shape to be checked.
  const media = 'content' in reply ? reply.content?.[jsonType] : undefined
  // A media type's schema may also be a bare OpenAPI object; our contract only ever uses Zod.
  return (media && 'schema' in media ? media.schema : undefined) as z.ZodType | undefined
}

const broken = (operation: Operation, why: string) =>
  new Error(`${operation.operationId} broke its contract: ${why}`)

/**
 * Parses a reply by its declared schema; in the city in a box, a validator that knows only the
 * published document checks it, too.
 * @throws Error for an undeclared field or status: an error of ours.
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
  if (!schema) return
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
