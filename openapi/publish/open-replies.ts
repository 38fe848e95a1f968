import {
  belowSchema,
  inOperation,
  inOperations,
  isNode,
  listAt,
  namesUnder,
  type Node,
  nodeAt,
  refName,
  refTo,
  schemasOf,
  sentIn,
  withComponents,
} from './schema-tree.ts'

/** A choice that can grow. One value alone is a tag that tells shapes apart, and stays. */
const isChoice = (schema: Node): boolean =>
  listAt(schema, 'enum').filter((value) => typeof value === 'string').length > 1

const unions = ['anyOf', 'oneOf'] as const

/** Fields by which a reader tells the members of a union apart: their values are the shapes' names. */
export function tagsOf(schema: Node): ReadonlySet<string> {
  const members = unions.flatMap((key) => listAt(schema, key)).filter(isNode)
  const choosing = members
    .map((member) => nodeAt(member, 'properties'))
    .filter((properties) => Object.keys(properties).length > 0)
    .map((properties) =>
      Object.keys(properties).filter((name) => 'enum' in nodeAt(properties, name)),
    )
  const [first = [], ...others] = choosing
  return new Set(
    others.length === 0
      ? []
      : first.filter((name) => others.every((names) => names.includes(name))),
  )
}

/** `x-extensible-enum` (Zalando's guidelines, rule 112) lists what is known today. */
function opened(schema: Node, tags: ReadonlySet<string> = new Set()): Node {
  const own = tagsOf(schema)
  const below = belowSchema(schema, (part, key) => {
    if (key === 'anyOf' || key === 'oneOf') return opened(part, own)
    return tags.has(key) && 'properties' in schema ? part : opened(part)
  })
  if (!isChoice(below)) return below
  const { enum: values, ...rest } = below
  return {
    ...rest,
    'x-extensible-enum': listAt({ values }, 'values').filter((one) => one !== null),
  }
}

const hasChoice = (schema: Node): boolean => {
  let found = isChoice(schema)
  belowSchema(schema, (below) => {
    found ||= hasChoice(below)
    return below
  })
  return found
}

/**
 * Replies take new values of a choice without a break: apps in the stores meet values that they do not
 * know. Requests stay closed. A named schema of both sides with a choice in it gets a second name,
 * `…Input`, for requests. Our own screens' types are emitted before this and stay closed.
 */
export function withOpenReplies(document: Node): Node {
  const named = schemasOf(document)
  const used = { request: new Set<string>(), reply: new Set<string>() }
  inOperations(document, (operation) =>
    inOperation(operation, (schema, { side }) => {
      namesUnder(schema, named, used[side])
      return schema
    }),
  )
  // What we send is read like a reply.
  for (const schema of sentIn(document)) namesUnder(schema, named, used.reply)
  const choosing = (name: string): boolean =>
    [name, ...namesUnder(named[name] ?? {}, named)].some((one) => hasChoice(named[one] ?? {}))
  const twofold = new Set(
    [...used.request].filter((name) => used.reply.has(name) && choosing(name)),
  )
  const inRequest = (schema: Node): Node => {
    const name = refName(schema)
    if (name !== undefined && twofold.has(name)) return { ...schema, ...refTo(`${name}Input`) }
    return belowSchema(schema, inRequest)
  }
  const schemas = Object.fromEntries(
    Object.entries(named).flatMap(([name, schema]) => {
      if (!used.reply.has(name)) return [[name, inRequest(schema)]]
      if (!twofold.has(name)) return [[name, opened(schema)]]
      return [
        [name, opened(schema)],
        [`${name}Input`, inRequest(schema)],
      ]
    }),
  )
  const changed = inOperations(document, (operation) =>
    inOperation(operation, (schema, { side }) =>
      side === 'request' ? inRequest(schema) : opened(schema),
    ),
  )
  return withComponents(changed, { schemas })
}
