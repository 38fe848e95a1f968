import { isObject, type JsonObject, listAt, objectAt, resolved, shown } from './json.ts'

/** Requests and replies break in opposite ways. */
export type Side = 'request' | 'reply'

/** With the document that its references point into. */
export interface Pair {
  readonly side: Side
  readonly released: JsonObject
  readonly current: JsonObject
  readonly releasedDocument: JsonObject
  readonly currentDocument: JsonObject
  /** The place in the message, for the sentence: `body.address.zip`. */
  readonly at: string
}

// For recursive schemas.
type Visited = ReadonlySet<unknown>

/**
 * What would break a client of the released schema, one sentence each. Requests may only grow
 * wider, replies only narrower. Clients must accept unknown properties and unknown enum values in
 * replies.
 */
export function schemaChanges(pair: Pair, visited: Visited = new Set()): string[] {
  const released = merged(pair.releasedDocument, pair.released)
  const current = merged(pair.currentDocument, pair.current)
  if (visited.has(released.origin)) return []
  const below = new Set([...visited, released.origin])
  const before = alternatives(pair.releasedDocument, released.schema)
  const after = alternatives(pair.currentDocument, current.schema)
  // Most unions are one shape or null; comparing the two shapes says more than "another shape".
  const [shapeBefore, ...othersBefore] = before.filter(isNotNull)
  const [shapeAfter, ...othersAfter] = after.filter(isNotNull)
  if (othersBefore.length > 0 || othersAfter.length > 0 || !shapeBefore || !shapeAfter)
    return unionChanges(pair, before, after, below)
  return [
    ...nullChanges(pair, before.length > 1, after.length > 1),
    ...shapeChanges({ ...pair, released: shapeBefore, current: shapeAfter }, below),
  ]
}

const isNotNull = (schema: JsonObject): boolean => schema['type'] !== 'null'

function nullChanges({ side, at }: Pair, before: boolean, after: boolean): string[] {
  if (side === 'request' && before && !after) return [`${at} no longer takes null`]
  if (side === 'reply' && !before && after) return [`${at} can now be null`]
  return []
}

/** Requests: every released alternative must still be accepted. Replies: no new alternatives. */
function unionChanges(
  pair: Pair,
  before: readonly JsonObject[],
  after: readonly JsonObject[],
  visited: Visited,
): string[] {
  const fits = (released: JsonObject, current: JsonObject): boolean =>
    shapeChanges({ ...pair, released, current }, visited).length === 0
  if (pair.side === 'request')
    return before
      .filter((released) => !after.some((current) => fits(released, current)))
      .map((released) => `${pair.at} no longer takes ${nameOf(released)}`)
  return after
    .filter((current) => !before.some((released) => fits(released, current)))
    .map((current) => `${pair.at} can now be ${nameOf(current)}`)
}

/** Folds `allOf` into one schema; `origin` identifies it in the document. */
function merged(document: JsonObject, value: unknown): { schema: JsonObject; origin: JsonObject } {
  const origin = resolved(document, value)
  const parts = listAt(origin, 'allOf')
  if (parts.length === 0) return { schema: origin, origin }
  const all = [origin, ...parts.map((part) => merged(document, part).schema)]
  // Object.assign over a spread list returns `any`; all its parts are JSON objects.
  const { allOf: _folded, ...flat } = Object.assign({}, ...all) as JsonObject
  return {
    origin,
    schema: {
      ...flat,
      properties: Object.fromEntries(
        all.flatMap((part) => Object.entries(objectAt(part, 'properties'))),
      ),
      required: all.flatMap((part) => listAt(part, 'required')),
    },
  }
}

/** A union's members; `type: [string, null]` is a union, too. */
function alternatives(document: JsonObject, schema: JsonObject): JsonObject[] {
  const members = [...listAt(schema, 'anyOf'), ...listAt(schema, 'oneOf')]
  if (members.length > 0)
    return members.flatMap((member) => alternatives(document, merged(document, member).schema))
  const types = listAt(schema, 'type')
  if (types.length > 0)
    return types.map((type) => (type === 'null' ? { type } : { ...schema, type }))
  return [schema]
}

function nameOf(schema: JsonObject): string {
  const values = listAt(schema, 'enum')
  if (values.length > 0) return `one of ${values.map(shown).join(', ')}`
  return typeof schema['type'] === 'string' ? schema['type'] : 'another shape'
}

function shapeChanges(pair: Pair, visited: Visited): string[] {
  const { released, current, at, side } = pair
  if (typeOf(released) !== typeOf(current) && !widens(released, current, side))
    return [`${at} was ${typeOf(released)} and is now ${typeOf(current)}`]
  return [
    ...formatChanges(pair),
    ...(side === 'request' ? [...valueChanges(pair), ...limitChanges(pair)] : []),
    ...closingChanges(pair),
    ...propertyChanges(pair, visited),
    ...within(pair, 'items', '[]', visited),
    ...within(pair, 'additionalProperties', '.*', visited),
  ]
}

function typeOf(schema: JsonObject): string {
  if (typeof schema['type'] === 'string') return schema['type']
  const [value] = 'const' in schema ? [schema['const']] : listAt(schema, 'enum')
  if (value !== undefined) return typeof value
  return 'properties' in schema ? 'object' : 'anything'
}

/** An integer is a number, and everything is anything: wider for requests, narrower for replies. */
function widens(released: JsonObject, current: JsonObject, side: Side): boolean {
  const [narrow, wide] =
    side === 'request' ? [typeOf(released), typeOf(current)] : [typeOf(current), typeOf(released)]
  return wide === 'anything' || (narrow === 'integer' && wide === 'number')
}

function formatChanges({ released, current, at, side }: Pair): string[] {
  const { format: before } = released
  const { format: after } = current
  if (before === after) return []
  // A request may drop its format and a reply may gain one.
  if ((side === 'request' ? after : before) === undefined) return []
  return [`${at} had the format ${shown(before)} and now has ${shown(after)}`]
}

function valuesOf(schema: JsonObject): readonly unknown[] | undefined {
  if ('const' in schema) return [schema['const']]
  return Array.isArray(schema['enum']) ? listAt(schema, 'enum') : undefined
}

function valueChanges({ released, current, at }: Pair): string[] {
  const after = valuesOf(current)
  if (!after) return []
  const before = valuesOf(released)
  if (!before) return [`${at} now takes only ${after.map(shown).join(', ')}`]
  return before
    .filter((value) => !after.includes(value))
    .map((value) => `${at} no longer takes ${shown(value)}`)
}

/** Which direction of each limit is stricter. */
const limits = {
  maxLength: 'lower',
  maxItems: 'lower',
  maxProperties: 'lower',
  maximum: 'lower',
  exclusiveMaximum: 'lower',
  minLength: 'higher',
  minItems: 'higher',
  minProperties: 'higher',
  minimum: 'higher',
  exclusiveMinimum: 'higher',
  multipleOf: 'other',
  pattern: 'other',
  uniqueItems: 'other',
} as const

function limitChanges({ released, current, at }: Pair): string[] {
  return Object.entries(limits).flatMap(([limit, stricter]) => {
    const before = released[limit]
    const after = current[limit]
    if (after === undefined || after === false || after === before) return []
    const bothNumbers = typeof before === 'number' && typeof after === 'number'
    if (bothNumbers && stricter === 'lower' && after > before) return []
    if (bothNumbers && stricter === 'higher' && after < before) return []
    return [`${at} has a stricter ${limit}: ${shown(before)} became ${shown(after)}`]
  })
}

function propertyChanges(pair: Pair, visited: Visited): string[] {
  const { released, current, at, side } = pair
  const before = objectAt(released, 'properties')
  const after = objectAt(current, 'properties')
  const neededBefore = new Set(listAt(released, 'required'))
  const neededAfter = new Set(listAt(current, 'required'))
  const changes = Object.keys(before).flatMap((name) => {
    const place = `${at}.${name}`
    if (!(name in after)) return [`${place} is gone`]
    const own = schemaChanges(
      { ...pair, released: objectAt(before, name), current: objectAt(after, name), at: place },
      visited,
    )
    if (side === 'request' && neededAfter.has(name) && !neededBefore.has(name))
      own.push(`${place} is now required`)
    if (side === 'reply' && neededBefore.has(name) && !neededAfter.has(name))
      own.push(`${place} may now be missing`)
    return own
  })
  if (side === 'request')
    for (const name of Object.keys(after))
      if (!(name in before) && neededAfter.has(name))
        changes.push(`${at}.${name} is new and required`)
  return changes
}

/** The schema of a list's items or of a record's values. */
function within(pair: Pair, key: string, suffix: string, visited: Visited): string[] {
  const before = pair.released[key]
  const after = pair.current[key]
  if (!isObject(before) || !isObject(after)) return []
  const at = `${pair.at}${suffix}`
  return schemaChanges({ ...pair, released: before, current: after, at }, visited)
}

function closingChanges({ released, current, at, side }: Pair): string[] {
  const closes = current['additionalProperties'] === false
  if (side === 'reply' || !closes || released['additionalProperties'] === false) return []
  return [`${at} no longer takes properties that it does not name`]
}
