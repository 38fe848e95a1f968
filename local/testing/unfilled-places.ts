import { z } from 'zod'
import type { Answer } from './ask.ts'

/** The part of a contract's operation that lists its replies (openapi/src/contract.ts). */
interface Operation {
  readonly responses: Readonly<Record<string, unknown>>
}

/** A JSON Schema, as far as our replies use it. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly additionalProperties?: Schema | boolean
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Media {
  readonly schema: z.ZodType
}

/** Every place where a schema has values; those of a list or a map are at `*`. */
function placesIn(schema: Schema, at = ''): string[] {
  const { properties = {}, items, additionalProperties: more, anyOf = [], oneOf = [] } = schema
  return [
    at,
    ...Object.entries(properties).flatMap(([name, part]) => placesIn(part, `${at}/${name}`)),
    ...(items ? placesIn(items, `${at}/*`) : []),
    ...(typeof more === 'object' ? placesIn(more, `${at}/*`) : []),
    ...[...anyOf, ...oneOf].flatMap((part) => placesIn(part, at)),
  ]
}

/** The places at which a value has anything but null; `*` only where these places have it. */
function filledBy(value: unknown, places: ReadonlySet<string>, at = ''): string[] {
  if (value === null) return []
  if (typeof value !== 'object') return [at]
  const below = (name: string) => (places.has(`${at}/*`) ? `${at}/*` : `${at}/${name}`)
  const parts = Object.entries(value ?? {})
  return [at, ...parts.flatMap(([name, part]) => filledBy(part, places, below(name)))]
}

/** The places of an operation's reply that these answers leave null or empty, of each the outermost. */
export function unfilledPlaces({ responses }: Operation, answers: readonly Answer[]): string[] {
  const refused = answers.find(({ status }) => status >= 300)
  if (refused) throw new Error(refused.text)
  // The contract's own shape: one media type with one schema.
  const { content } = responses[answers[0]?.status ?? 200] as { content: Record<string, Media> }
  const [reply = { schema: z.never() }] = Object.values(content)
  const schema = z.toJSONSchema(reply.schema, { reused: 'inline' })
  // Our schemas say what a value is by these few words.
  const places = new Set(placesIn(schema as Schema))
  const filled = new Set(answers.flatMap(({ text }) => filledBy(JSON.parse(text), places)))
  const unfilled = [...places].filter((place) => !filled.has(place))
  return unfilled.filter((place) => !unfilled.includes(place.slice(0, place.lastIndexOf('/'))))
}
