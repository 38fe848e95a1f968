import { isObject, type JsonObject, listAt, objectAt } from '../breaking/json.ts'

/** By `operationId`, with the method and path. */
function operationsOf(document: JsonObject): Map<string, { where: string; operation: JsonObject }> {
  const found = new Map<string, { where: string; operation: JsonObject }>()
  for (const [path, item] of Object.entries(objectAt(document, 'paths')))
    for (const [method, operation] of Object.entries(isObject(item) ? item : {}))
      if (isObject(operation))
        found.set(String(operation['operationId']), {
          where: `${method.toUpperCase()} ${path}`,
          operation,
        })
  return found
}

const parameterNames = (operation: JsonObject): string[] =>
  listAt(operation, 'parameters')
    .filter(isObject)
    .map(({ name }) => String(name).toLowerCase())

const fieldNames = (document: JsonObject, schema: string): string[] =>
  Object.keys(
    objectAt(objectAt(objectAt(objectAt(document, 'components'), 'schemas'), schema), 'properties'),
  )

const listed = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ')

/** What a release adds and deprecates, one sentence each; it can take nothing away. */
export function contractAdditions(before: JsonObject, after: JsonObject): string[] {
  const known = operationsOf(before)
  const now = operationsOf(after)
  const added = [...now].filter(([name]) => !known.has(name))
  const kept = [...now].filter(([name]) => known.has(name))
  const parameters = kept.flatMap(([name, { operation }]) => {
    const old = new Set(parameterNames(known.get(name)?.operation ?? {}))
    const names = parameterNames(operation).filter((each) => !old.has(each))
    return names.length > 0 ? [`\`${name}\` takes ${listed(names)}.`] : []
  })
  const schemas = Object.keys(objectAt(objectAt(before, 'components'), 'schemas'))
  const fields = schemas.flatMap((schema) => {
    const old = new Set(fieldNames(before, schema))
    const names = fieldNames(after, schema).filter((each) => !old.has(each))
    return names.length > 0 ? [`\`${schema}\` has ${listed(names)}.`] : []
  })
  const deprecated = [...now]
    .filter(
      ([name, { operation }]) =>
        operation['deprecated'] === true && known.get(name)?.operation['deprecated'] !== true,
    )
    .map(([name]) => `\`${name}\` is deprecated.`)
  return [
    ...deprecated,
    ...added.map(([name, { where }]) => `New: \`${name}\`, \`${where}\`.`),
    ...parameters,
    ...fields,
  ]
}
