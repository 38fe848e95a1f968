import type { OpenAPIHono } from '@hono/zod-openapi'

export type OpenApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>

type Value = unknown
type Node = Record<string, Value>

const isNode = (value: Value): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const listIn = (node: Node, key: string): readonly Node[] => {
  const list = node[key]
  return Array.isArray(list) ? list.filter(isNode) : []
}

const valuesIn = (value: Value): readonly Value[] => (Array.isArray(value) ? value : [])

const isNull = (schema: Node): boolean => schema['type'] === 'null'

/**
 * Rewrites schemas so that validators and client generators agree on them:
 * - a nullable schema says so in its own `type`, since some generators skip `anyOf` with null; a
 *   named schema is inlined there;
 * - an extension of a named schema is one object, since `allOf` of closed objects matches nothing,
 *   and null matches no `allOf`.
 * @throws Error for a named schema that is itself nullable: every use of it would be nullable, too
 */
export function withPlainNulls(document: OpenApiDocument): OpenApiDocument {
  // The generator's type does not describe named schemas.
  const named = (document.components?.schemas ?? {}) as Record<string, Node>
  for (const [name, { type }] of Object.entries(named))
    if (Array.isArray(type) && type.includes('null'))
      throw new Error(`${name} is null by itself: write orNull(${name}) in place of nullable()`)

  function writtenOut(schema: Node): Node {
    const { $ref } = schema
    if (typeof $ref !== 'string') return schema
    const found = named[$ref.split('/').at(-1) ?? '']
    if (!found) throw new Error(`${$ref} is not there`)
    return plain(found)
  }

  function plain(schema: Node): Node {
    const below = Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, plainValue(value)]),
    )
    return merged(orNull(below))
  }

  function plainValue(value: Value): Value {
    if (Array.isArray(value)) return value.map(plainValue)
    return isNode(value) ? plain(value) : value
  }

  /** `anyOf` of a schema and null becomes that schema with null among its types. */
  function orNull(schema: Node): Node {
    const members = listIn(schema, 'anyOf')
    const [first, ...others] = members.filter((member) => !isNull(member))
    if (!first || others.length + 1 === members.length) return schema
    const { anyOf: _members, ...rest } = schema
    const nullable = { ...withNull(writtenOut(first)), ...rest }
    return others.length === 0 ? nullable : { ...rest, anyOf: [nullable, ...others] }
  }

  function merged(schema: Node): Node {
    const parts = listIn(schema, 'allOf').map(writtenOut)
    if (parts.length === 0) return schema
    const { allOf: _parts, ...own } = schema
    const all = [...parts, own]
    // A later part replaces a property completely, including whether it is required.
    const required = all.reduce<Value[]>((names, part) => {
      const again = isNode(part['properties']) ? part['properties'] : {}
      const kept = names.filter((name) => !Object.hasOwn(again, String(name)))
      return [...kept, ...valuesIn(part['required'])]
    }, [])
    const properties = inAll(all.map((part) => part['properties']).filter(isNode))
    const whole = inAll(all)
    return {
      ...whole,
      ...(Object.keys(properties).length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
    }
  }

  // The same kind of document, with each schema rewritten.
  return plain(document as unknown as Node) as unknown as OpenApiDocument
}

const inAll = (nodes: readonly Node[]): Node =>
  Object.fromEntries(nodes.flatMap((node) => Object.entries(node)))

function withNull(schema: Node): Node {
  const { type, enum: values, const: value, ...rest } = schema
  const types = Array.isArray(type)
    ? valuesIn(type)
    : [type ?? (value === undefined ? 'object' : typeof value)]
  const choices = value === undefined ? valuesIn(values) : [value]
  return {
    type: [...types.filter((one) => one !== 'null'), 'null'],
    ...(choices.length > 0 ? { enum: [...choices.filter((one) => one !== null), null] } : {}),
    ...rest,
  }
}
