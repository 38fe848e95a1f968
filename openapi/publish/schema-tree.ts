import type { OpenApiDocument } from '../plain-nulls.ts'

export type Value = unknown
/** A JSON object of a document. */
export type Node = Readonly<Record<string, Value>>

export const isNode = (value: Value): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const nodeAt = (node: Node, key: string): Node => {
  const value = node[key]
  return isNode(value) ? value : {}
}

export const listAt = (node: Node, key: string): readonly Value[] => {
  const value = node[key]
  return Array.isArray(value) ? value : []
}

export const mapped = (node: Node, change: (value: Value, key: string) => Value): Node =>
  Object.fromEntries(Object.entries(node).map(([key, value]) => [key, change(value, key)]))

export const typesOf = ({ type }: Node): readonly Value[] =>
  Array.isArray(type) ? type : type === undefined ? [] : [type]

/** Keywords whose values are maps of schemas, lists of schemas, or one schema (JSON Schema 2020-12). */
const maps = new Set(['properties', 'patternProperties', '$defs'])
const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems'])
const singles = new Set(['items', 'additionalProperties', 'contains', 'contentSchema', 'not'])

/** The schema with `change` applied to each schema directly below it. */
export const belowSchema = (schema: Node, change: (schema: Node, key: string) => Node): Node =>
  mapped(schema, (value, keyword) => {
    if (maps.has(keyword) && isNode(value))
      return mapped(value, (each, key) => (isNode(each) ? change(each, key) : each))
    if (lists.has(keyword) && Array.isArray(value))
      return value.map((each: Value) => (isNode(each) ? change(each, keyword) : each))
    return singles.has(keyword) && isNode(value) ? change(value, keyword) : value
  })

const methods = new Set(['get', 'put', 'post', 'delete', 'patch'])

/** The document with `change` applied to each operation. */
export const inOperations = (
  document: Node,
  change: (operation: Node, method: string, path: string) => Node,
): Node => ({
  ...document,
  paths: mapped(nodeAt(document, 'paths'), (item, path) =>
    isNode(item)
      ? mapped(item, (operation, method) =>
          methods.has(method) && isNode(operation) ? change(operation, method, path) : operation,
        )
      : item,
  ),
})

/** The schemas of the bodies that we send to others. */
export const sentIn = (document: Node): readonly Node[] =>
  Object.values(nodeAt(document, 'webhooks'))
    .filter(isNode)
    .map((item) => nodeAt(nodeAt(nodeAt(item, 'post'), 'requestBody'), 'content'))
    .map((content) => nodeAt(nodeAt(content, 'application/json'), 'schema'))

/** Whether a request or a reply holds a schema, and in which media type. */
export interface Place {
  readonly side: 'request' | 'reply'
  readonly mediaType?: string
}

type ChangeSchema = (schema: Node, place: Place) => Node

function inMedia(holder: Node, side: Place['side'], change: ChangeSchema): Node {
  if (!isNode(holder['content'])) return holder
  const content = mapped(holder['content'], (media, mediaType) =>
    isNode(media) && isNode(media['schema'])
      ? { ...media, schema: change(media['schema'], { side, mediaType }) }
      : media,
  )
  return { ...holder, content }
}

/** An operation with `change` applied to the schemas of its parameters, body and replies. */
export function inOperation(operation: Node, change: ChangeSchema): Node {
  const { parameters, requestBody, responses } = operation
  return {
    ...operation,
    ...(Array.isArray(parameters)
      ? {
          parameters: parameters.map((each: Value) =>
            isNode(each) && isNode(each['schema'])
              ? { ...each, schema: change(each['schema'], { side: 'request' }) }
              : each,
          ),
        }
      : {}),
    ...(isNode(requestBody) ? { requestBody: inMedia(requestBody, 'request', change) } : {}),
    ...(isNode(responses)
      ? {
          responses: mapped(responses, (reply) =>
            isNode(reply) ? inMedia(reply, 'reply', change) : reply,
          ),
        }
      : {}),
  }
}

export const schemasOf = (document: Node): Readonly<Record<string, Node>> =>
  // Our own documents have only objects there.
  nodeAt(nodeAt(document, 'components'), 'schemas') as Readonly<Record<string, Node>>

export const withComponents = (document: Node, components: Node): Node => ({
  ...document,
  components: { ...nodeAt(document, 'components'), ...components },
})

const refPattern = /^#\/components\/schemas\/(.+)$/

export const refName = ({ $ref }: Node): string | undefined =>
  typeof $ref === 'string' ? refPattern.exec($ref)?.[1] : undefined

export const refTo = (name: string): Node => ({ $ref: `#/components/schemas/${name}` })

/** All that a schema names, directly or through other names. */
export function namesUnder(
  schema: Node,
  named: Readonly<Record<string, Node>>,
  found: Set<string> = new Set(),
): Set<string> {
  const visit = (each: Node): Node => {
    const name = refName(each)
    if (name !== undefined && !found.has(name)) {
      found.add(name)
      visit(named[name] ?? {})
    }
    return belowSchema(each, visit)
  }
  visit(schema)
  return found
}

// A document is a tree of JSON objects; its own type is too narrow to walk.
export const treeOf = (document: OpenApiDocument): Node => document as unknown as Node
// The same document, after its parts were rewritten.
export const documentOfTree = (tree: Node): OpenApiDocument => tree as unknown as OpenApiDocument
