import ajvFormats from 'ajv-formats'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { documentNames, documentOf } from '../documents.ts'
import { tagsOf } from './open-replies.ts'
import {
  belowSchema,
  inOperation,
  inOperations,
  isNode,
  listAt,
  type Node,
  nodeAt,
  type Place,
  refName,
  schemasOf,
  treeOf,
  typesOf,
} from './schema-tree.ts'

// The default export of a CommonJS module has another shape in its types than in Node.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => void

/** Every schema with the place where it stands. */
function schemasIn(document: Node): { readonly at: string; readonly schema: Node }[] {
  const found: { at: string; schema: Node }[] = []
  const visit =
    (at: string) =>
    (schema: Node, key = ''): Node => {
      const here = key ? `${at}.${key}` : at
      found.push({ at: here, schema })
      belowSchema(schema, visit(here))
      return schema
    }
  inOperations(document, (operation) =>
    inOperation(operation, (schema, { mediaType = 'application/json' }: Place) =>
      /json|form/.test(mediaType) ? visit(String(operation['operationId']))(schema) : schema,
    ),
  )
  for (const [name, schema] of Object.entries(schemasOf(document))) visit(name)(schema)
  return found
}

const operationsIn = (document: Node): Node[] => {
  const all: Node[] = []
  inOperations(document, (operation) => {
    all.push(operation)
    return operation
  })
  return all
}

describe.each(documentNames)('the published document %s', (name) => {
  const document = treeOf(documentOf(name))
  const schemas = schemasIn(document)
  const operations = operationsIn(document)

  it('limits every text, list and number', () => {
    const open = schemas.filter(({ schema }) => {
      if ('enum' in schema || 'const' in schema) return false
      const types = typesOf(schema)
      const isNumber = types.includes('number') || types.includes('integer')
      return (
        (types.includes('string') && !('maxLength' in schema) && schema['format'] !== 'binary') ||
        (types.includes('array') && !('maxItems' in schema)) ||
        (isNumber &&
          !(
            ('minimum' in schema || 'exclusiveMinimum' in schema) &&
            ('maximum' in schema || 'exclusiveMaximum' in schema)
          ))
      )
    })
    expect(open.map(({ at }) => at)).toEqual([])
  })

  it('describes every operation and parameter', () => {
    const silent = operations.flatMap((operation) => [
      ...('description' in operation ? [] : [operation['operationId']]),
      ...listAt(operation, 'parameters')
        .filter(isNode)
        .filter((each) => !('description' in each) && !('description' in nodeAt(each, 'schema')))
        .map((each) => `${String(operation['operationId'])} ${String(each['name'])}`),
    ])
    expect(silent).toEqual([])
  })

  it('describes every field', () => {
    const silent = schemas.flatMap(({ at, schema }) =>
      Object.entries(nodeAt(schema, 'properties'))
        .filter(([, field]) => isNode(field) && !('description' in field) && !refName(field))
        .map(([field]) => `${at}.${field}`),
    )
    expect(silent).toEqual([])
  })

  it('says with each refusal and success what is left of the limits', () => {
    const responses = nodeAt(nodeAt(document, 'components'), 'responses')
    const silent = operations.flatMap((operation) =>
      Object.entries(nodeAt(operation, 'responses'))
        .map(([status, reply]) => {
          const { $ref } = isNode(reply) ? reply : {}
          const whole =
            typeof $ref === 'string' ? nodeAt(responses, $ref.split('/').at(-1) ?? '') : reply
          return [status, isNode(whole) ? nodeAt(whole, 'headers') : {}] as const
        })
        .filter(
          ([status, headers]) =>
            !('RateLimit' in headers) || (status === '429' && !('Retry-After' in headers)),
        )
        .map(([status]) => `${String(operation['operationId'])} ${status}`),
    )
    expect(silent).toEqual([])
  })

  it('has examples that fit their own schemas', { timeout: 60_000 }, () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true })
    addFormats(ajv)
    ajv.addSchema(document, 'document')
    const wrong = schemas.flatMap(({ at, schema }) =>
      [...('example' in schema ? [schema['example']] : []), ...listAt(schema, 'examples')]
        .filter((example) => {
          const { example: _one, ...rest } = schema
          const text = JSON.stringify(rest).replaceAll('"#/', '"document#/')
          return !ajv.validate(JSON.parse(text) as Node, example)
        })
        .map((example) => `${at}: ${JSON.stringify(example)} ${ajv.errorsText()}`),
    )
    expect(wrong).toEqual([])
  })

  it('leaves choices open in replies and closed in requests', () => {
    const sides = { request: 0, reply: 0, closedReplies: [] as string[] }
    const named = schemasOf(document)
    inOperations(document, (operation) =>
      inOperation(operation, (schema, { side }) => {
        const seen = new Set<string>()
        const visit = (each: Node, tags: ReadonlySet<string> = new Set()): Node => {
          const known = refName(each)
          if (known !== undefined && !seen.has(known)) {
            seen.add(known)
            visit(named[known] ?? {})
          }
          const texts = listAt(each, 'enum').filter((one) => typeof one === 'string')
          if (side === 'request' && texts.length > 1) sides.request += 1
          if (side === 'request' && 'x-extensible-enum' in each)
            sides.closedReplies.push(`open in a request: ${String(operation['operationId'])}`)
          if (side === 'reply' && 'x-extensible-enum' in each) sides.reply += 1
          if (side === 'reply' && texts.length > 1)
            sides.closedReplies.push(`closed in a reply: ${String(operation['operationId'])}`)
          const own = tagsOf(each)
          return belowSchema(each, (part, key) => {
            if (key === 'anyOf' || key === 'oneOf') return visit(part, own)
            return tags.has(key) ? part : visit(part)
          })
        }
        return visit(schema)
      }),
    )
    expect(sides.closedReplies).toEqual([])
    expect(sides.request).toBeGreaterThan(0)
    expect(sides.reply).toBeGreaterThan(0)
  })
})
