import fc from 'fast-check'
import { oddForm, oddMultipart, oddBytes } from './odd-forms.ts'

/** The request bodies of an OpenAPI 3.1 document. */
export interface PublishedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> | undefined }
}

export interface TakenBody {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly mediaType: string
  readonly schema: Schema
  readonly parameters: readonly Parameter[]
}

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Schema
}

export interface SentBody {
  readonly type: string
  readonly body: string | Buffer
}

/** A JSON Schema, as far as our documents use it. */
interface Schema {
  readonly $ref?: string
  readonly allOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly contentSchema?: Schema
}

export const takenBodies = (document: PublishedDocument): TakenBody[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      // Our own contract, emitted.
      const {
        operationId,
        requestBody,
        parameters = [],
      } = operation as {
        operationId: string
        parameters?: readonly Parameter[]
        requestBody?: { content: Record<string, { schema: Schema }> }
      }
      const bodies = Object.entries(requestBody?.content ?? {})
      return bodies.map(([mediaType, { schema }]) => ({
        operationId,
        method: method.toUpperCase(),
        path,
        mediaType,
        schema,
        parameters,
      }))
    }),
  )

const nested = (levels: number, open: string, close: string) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

/** Deeply nested JSON, used in place of a value. */
const deep = [nested(20_000, '[', ']'), nested(20_000, '{"a":', '}'), nested(60, '[', ']')]
const deepMark = 'deep-'

/** Values that break parsers, rules and columns. */
const oddValue = fc.constantFrom<unknown>(
  ...deep.map((_json, i) => `${deepMark}${i}`),
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\u202e',
  '%00',
  "' or 1=1 --",
  '{{x}}',
  '\r\n',
  'x'.repeat(300),
  'x'.repeat(5000),
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '01900000-0000-7000-8000-000000000000',
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e308,
  5e-324,
  -0,
  0.1,
  -1,
  null,
  true,
  '',
  [],
  {},
  [[]],
  [null],
  ['\0'],
  { '\0': '\0' },
  { __proto__: null, constructor: 1, toString: '\0', length: -1 },
  JSON.parse('{"__proto__":{"a":1},"constructor":null}'),
)

const plainText = fc.constantFrom('a', 'Water Street 1', 'Ñandú', '0', ' ', '')

const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.constantFrom('01900000-0000-7000-8000-000000000000'),
  date: fc.constantFrom('2026-12-01', '2024-02-29', '0001-01-01', '9999-12-31', '0000-02-01'),
  'date-time': fc.constantFrom('2026-12-01T10:00:00Z', '0000-01-01T00:00:00Z'),
  email: fc.constantFrom('kay@home.example'),
}

/** Paths with one of `ids`, unless the document lists the values. */
export function addressesOf(
  { path, parameters }: TakenBody,
  ids: readonly string[],
): fc.Arbitrary<string> {
  const needed = parameters.filter(
    (one) => one.in === 'path' || (one.in === 'query' && one.required),
  )
  const values = needed.map(({ schema }) =>
    // Lists in paths are lists of texts.
    fc.constantFrom(...(schema.enum ? schema.enum.map(String) : ids)),
  )
  return fc.tuple(...values).map((chosen) => {
    const query = new URLSearchParams()
    let address = path
    for (const [i, { name, in: place }] of needed.entries()) {
      const value = chosen[i] ?? ''
      if (place === 'path') address = address.replace(`{${name}}`, value)
      else query.set(name, value)
    }
    return query.size > 0 ? `${address}?${query}` : address
  })
}

/** Bodies that fit their schema except for some odd values. */
export function oddBodies(
  document: PublishedDocument,
  { mediaType, schema }: Pick<TakenBody, 'mediaType' | 'schema'>,
): fc.Arbitrary<SentBody> {
  const properties = Object.entries(schema.properties ?? {})
  switch (mediaType) {
    case 'application/json':
      return oddJson(document, schema).map((body) => ({ type: mediaType, body }))
    case 'application/x-www-form-urlencoded':
      return oddForm(properties.map(([name]) => name)).map((body) => ({ type: mediaType, body }))
    case 'multipart/form-data':
      return oddMultipart(
        properties.map(([name, { format, contentSchema }]) => ({
          name,
          isFile: format === 'binary',
          json: contentSchema && oddJson(document, contentSchema),
        })),
      )
    default:
      return oddBytes.map((body) => ({ type: mediaType, body }))
  }
}

/** JSON that fits a schema except for some odd values. */
function oddJson(document: PublishedDocument, schema: Schema): fc.Arbitrary<string> {
  const found = (ref: string): Schema => {
    const named = document.components?.schemas?.[ref.split('/').at(-1) ?? '']
    if (typeof named !== 'object' || named === null) throw new Error(`${ref} is not there`)
    return named
  }

  const often = (fitting: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 7, arbitrary: fitting }, { weight: 1, arbitrary: oddValue })

  function objectOf(properties: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
    const named = Object.entries(properties).map(([name, each]) => [name, valueOf(each)] as const)
    return fc.record(Object.fromEntries(named), { requiredKeys: named.map(([name]) => name) })
  }

  function numberOf({ minimum = -5, maximum = 2 ** 31 }: Schema): fc.Arbitrary<unknown> {
    return fc.constantFrom(minimum, maximum, Math.trunc((minimum + maximum) / 2))
  }

  function fittingOf(one: Schema): fc.Arbitrary<unknown> {
    if (one.$ref) return valueOf(found(one.$ref))
    const choices = one.anyOf ?? one.oneOf
    if (choices) return fc.oneof(...choices.map(valueOf))
    if (one.allOf) {
      const parts = one.allOf.map(valueOf)
      // allOf: one object with all fields.
      return fc
        .tuple(...parts)
        .map((values): unknown =>
          values.every((value) => typeof value === 'object' && value !== null)
            ? Object.fromEntries(values.flatMap((value) => Object.entries(value)))
            : values[0],
        )
    }
    if (one.enum) return fc.constantFrom(...one.enum)
    if ('const' in one) return fc.constant(one.const)
    const types = typeof one.type === 'string' ? [one.type] : (one.type ?? ['object'])
    return fc.oneof(...types.map((type) => ofType(type, one)))
  }

  function ofType(type: string, one: Schema): fc.Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null)
      case 'boolean':
        return fc.boolean()
      case 'integer':
      case 'number':
        return numberOf(one)
      case 'string':
        return texts[one.format ?? ''] ?? plainText
      case 'array':
        return fc.array(valueOf(one.items ?? {}), { maxLength: Math.min(one.maxItems ?? 3, 3) })
      default:
        return one.properties
          ? objectOf(one.properties)
          : fc.dictionary(fc.constantFrom('a', '\0', '__proto__', 'ñ'), oddValue, { maxKeys: 3 })
    }
  }

  const valueOf = (one: Schema): fc.Arbitrary<unknown> => often(fittingOf(one))
  return valueOf(schema).map((value) =>
    JSON.stringify(value).replaceAll(
      new RegExp(`"${deepMark}(\\d)"`, 'g'),
      (_mark, i: string) => deep[Number(i)] ?? '1',
    ),
  )
}
