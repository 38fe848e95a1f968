/** A JSON object of unknown shape, read from a file. */
export type JsonObject = Readonly<Record<string, unknown>>

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function objectAt(parent: JsonObject, key: string): JsonObject {
  const value = parent[key]
  return isObject(value) ? value : {}
}

export function listAt(parent: JsonObject, key: string): readonly unknown[] {
  const value = parent[key]
  return Array.isArray(value) ? value : []
}

export function resolved(document: JsonObject, value: unknown): JsonObject {
  let at = value
  // A longer chain is a circle, which our documents do not have.
  for (let hops = 0; hops < 20; hops += 1) {
    if (!isObject(at)) return {}
    const { $ref: ref } = at
    if (typeof ref !== 'string') return at
    at = ref
      .replace(/^#\//, '')
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), document)
  }
  throw new Error(`a circle of references in ${JSON.stringify(value)}`)
}

export function shown(value: unknown): string {
  if (value === undefined) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}
