import {
  belowSchema,
  inOperation,
  inOperations,
  isNode,
  mapped,
  type Node,
  schemasOf,
  typesOf,
  withComponents,
} from './schema-tree.ts'

/** What holds wherever the contract names no narrower limit: a request's body ends at 100 kB by default. */
export const generalLimits = { maxLength: 100_000, maxItems: 100_000, amount: 1e12 } as const

/** Of texts whose format sets their length. */
const formatLengths: Readonly<Record<string, number>> = {
  uuid: 36,
  date: 10,
  'date-time': 40,
  email: 254,
}

const textLimit = (schema: Node): Node => {
  const { format, pattern: _pattern } = schema
  if (format === 'binary' || 'enum' in schema || 'const' in schema || 'maxLength' in schema)
    return {}
  return { maxLength: formatLengths[String(format)] ?? generalLimits.maxLength }
}

function numberLimit(schema: Node, isWhole: boolean): Node {
  if ('enum' in schema || 'const' in schema) return {}
  const most = isWhole ? Number.MAX_SAFE_INTEGER : generalLimits.amount
  return {
    ...('format' in schema ? {} : { format: isWhole ? 'int64' : 'double' }),
    ...('minimum' in schema || 'exclusiveMinimum' in schema ? {} : { minimum: -most }),
    ...('maximum' in schema || 'exclusiveMaximum' in schema ? {} : { maximum: most }),
  }
}

function limited(schema: Node): Node {
  const below = belowSchema(schema, limited)
  const types = typesOf(below)
  const isNumber = types.includes('number')
  return {
    ...below,
    ...(types.includes('string') ? textLimit(below) : {}),
    ...(types.includes('array') && !('maxItems' in below)
      ? { maxItems: generalLimits.maxItems }
      : {}),
    ...(isNumber || types.includes('integer') ? numberLimit(below, !isNumber) : {}),
  }
}

/** Files and lists of any length have no limit but the body's. */
const isCounted = (mediaType = 'application/json'): boolean => /[/+]json$|form/.test(mediaType)

/** Every text, list and number has a limit: the contract's own, or the general one. */
export function withGeneralLimits(document: Node): Node {
  const changed = inOperations(document, (operation) =>
    inOperation(operation, (schema, { mediaType }) =>
      isCounted(mediaType) ? limited(schema) : schema,
    ),
  )
  const schemas = mapped(schemasOf(document), (schema) =>
    isNode(schema) ? limited(schema) : schema,
  )
  return withComponents(changed, { schemas })
}
