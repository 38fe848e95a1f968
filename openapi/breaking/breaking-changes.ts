import { isObject, type JsonObject, listAt, objectAt, resolved, shown } from './json.ts'
import { schemaChanges, type Side } from './schema-changes.ts'

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const

interface Documents {
  readonly released: JsonObject
  readonly current: JsonObject
}

/**
 * What would break a client of the released document, one sentence each. Adding is free: paths,
 * operations, optional parameters, properties of replies.
 */
export function breakingChanges(released: JsonObject, current: JsonObject): string[] {
  const documents = { released, current }
  const after = operationsOf(current)
  return [...operationsOf(released)].flatMap(([name, operation]) => {
    const successor = after.get(name)
    if (!successor) return [`${name} is gone.`]
    return operationChanges(documents, operation, successor).map((change) => `${name}: ${change}.`)
  })
}

/** By `GET /path`, with the parameters of their path. */
function operationsOf(document: JsonObject): Map<string, JsonObject> {
  const operations = new Map<string, JsonObject>()
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isObject(item)) continue
    for (const method of methods) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const parameters = [...listAt(item, 'parameters'), ...listAt(operation, 'parameters')]
      operations.set(`${method.toUpperCase()} ${path}`, { ...operation, parameters })
    }
  }
  return operations
}

function operationChanges(documents: Documents, before: JsonObject, after: JsonObject): string[] {
  const renamed = before['operationId'] !== after['operationId']
  return [
    ...(renamed
      ? [`its operationId was ${shown(before['operationId'])}, which names it in generated clients`]
      : []),
    ...securityChanges(documents, before, after),
    ...parameterChanges(documents, before, after),
    ...bodyChanges(documents, before, after),
    ...replyChanges(documents, before, after),
  ]
}

/** Security schemes; an empty one means that no login is needed. */
function waysIn(document: JsonObject, operation: JsonObject): readonly string[] {
  const listed = 'security' in operation ? operation : document
  const ways = listAt(listed, 'security').map((way) =>
    Object.keys(isObject(way) ? way : {})
      .toSorted()
      .join(' and '),
  )
  return ways.length > 0 ? ways : ['']
}

function securityChanges(documents: Documents, before: JsonObject, after: JsonObject): string[] {
  const now = waysIn(documents.current, after)
  if (now.includes('')) return []
  return waysIn(documents.released, before)
    .filter((way) => !now.includes(way))
    .map((way) => `it can no longer be asked with ${way || 'no sign-in'}`)
}

function parametersOf(document: JsonObject, operation: JsonObject): Map<string, JsonObject> {
  const parameters = listAt(operation, 'parameters').map((each) => resolved(document, each))
  return new Map(
    parameters.map((each) => {
      // Header names ignore case (RFC 9110).
      const name = each['in'] === 'header' ? String(each['name']).toLowerCase() : each['name']
      return [`${shown(each['in'])} parameter ${shown(name)}`, each]
    }),
  )
}

function parameterChanges(documents: Documents, before: JsonObject, after: JsonObject): string[] {
  const known = parametersOf(documents.released, before)
  const now = parametersOf(documents.current, after)
  const changes = inBoth(known, now, (released, current, name) => [
    ...(current['required'] === true && released['required'] !== true
      ? [`${name} is now required`]
      : []),
    ...compare(documents, 'request', name, released['schema'], current['schema']),
  ])
  for (const [name, { required }] of now)
    if (!known.has(name) && required === true) changes.push(`${name} is new and required`)
  return changes
}

function bodyChanges(documents: Documents, before: JsonObject, after: JsonObject): string[] {
  const known = resolved(documents.released, before['requestBody'])
  const now = resolved(documents.current, after['requestBody'])
  if (!('content' in known)) return now['required'] === true ? ['it now requires a body'] : []
  if (!('content' in now)) return ['it no longer takes a body']
  return [
    ...(now['required'] === true && known['required'] !== true ? ['its body is now required'] : []),
    ...mediaChanges(documents, 'request', 'body', known, now),
  ]
}

function replyChanges(documents: Documents, before: JsonObject, after: JsonObject): string[] {
  const known = new Map(Object.entries(objectAt(before, 'responses')))
  const now = new Map(Object.entries(objectAt(after, 'responses')))
  return inBoth(
    known,
    now,
    (released, current, status) => {
      const was = resolved(documents.released, released)
      const is = resolved(documents.current, current)
      return [
        ...mediaChanges(documents, 'reply', `reply ${status}`, was, is),
        ...inBoth(headersOf(was, status), headersOf(is, status), () => []),
      ]
    },
    (status) => `reply ${status}`,
  )
}

function headersOf(reply: JsonObject, status: string): Map<string, unknown> {
  const headers = Object.entries(objectAt(reply, 'headers'))
  return new Map(headers.map(([name, header]) => [`reply ${status} header ${name}`, header]))
}

function mediaChanges(
  documents: Documents,
  side: Side,
  at: string,
  before: JsonObject,
  after: JsonObject,
): string[] {
  return inBoth(
    new Map(Object.entries(objectAt(before, 'content'))),
    new Map(Object.entries(objectAt(after, 'content'))),
    (released, current) => compare(documents, side, at, released['schema'], current['schema']),
    (type) => `${at} as ${type}`,
  )
}

/** Reports what is gone, and compares what is still there. */
function inBoth(
  before: ReadonlyMap<string, unknown>,
  after: ReadonlyMap<string, unknown>,
  changesOf: (before: JsonObject, after: JsonObject, key: string) => string[],
  nameOf: (key: string) => string = (key) => key,
): string[] {
  return [...before].flatMap(([key, released]) => {
    if (!after.has(key)) return [`${nameOf(key)} is gone`]
    const current = after.get(key)
    return changesOf(isObject(released) ? released : {}, isObject(current) ? current : {}, key)
  })
}

function compare(
  documents: Documents,
  side: Side,
  at: string,
  released: unknown,
  current: unknown,
): string[] {
  return schemaChanges({
    side,
    at,
    released: isObject(released) ? released : {},
    current: isObject(current) ? current : {},
    releasedDocument: documents.released,
    currentDocument: documents.current,
  })
}
