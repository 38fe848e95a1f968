/** A JSON Schema, as far as our documents use it. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly description?: string
  readonly example?: unknown
  readonly default?: unknown
  readonly enum?: readonly unknown[]
  readonly 'x-extensible-enum'?: readonly unknown[]
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
  readonly items?: Schema
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
}

interface Media {
  readonly schema?: Schema
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly description?: string
  readonly schema?: Schema
}

export interface Reply {
  readonly $ref?: string
  /** None of a reference. */
  readonly description?: string
  readonly content?: Readonly<Record<string, Media>>
}

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly deprecated?: boolean
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: {
    readonly required?: boolean
    readonly content: Readonly<Record<string, Media>>
  }
  readonly responses: Readonly<Record<string, Reply>>
}

/** An operation with its method and path. */
export interface Listed extends Operation {
  readonly method: string
  readonly path: string
}

export interface Topic {
  readonly name: string
  readonly slug: string
  readonly operations: readonly Listed[]
}

/** What we send to partners. */
export interface SentEvent {
  readonly kind: string
  readonly operation: Operation
}

export interface Reference {
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly topics: readonly Topic[]
  readonly events: readonly SentEvent[]
  readonly schemas: Readonly<Record<string, Schema>>
  readonly replies: Readonly<Record<string, Reply>>
}

interface Published {
  readonly info: Reference['info']
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks?: Readonly<Record<string, { readonly post: Operation }>>
  readonly components: {
    readonly schemas: Reference['schemas']
    readonly responses: Reference['replies']
  }
}

export const slugOf = (name: string): string =>
  name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[^A-Za-z\d]+/g, '-')
    .toLowerCase()

let read: { readonly text: string; readonly reference: Reference } | undefined

/** Reads the published document once per isolate. */
export function referenceOf(text: string): Reference {
  if (read?.text === text) return read.reference
  // Our own document, emitted from the contract.
  const { info, paths, webhooks = {}, components } = JSON.parse(text) as Published
  const byTopic = new Map<string, Listed[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const [name = 'Other'] = operation.tags
      const listed = byTopic.get(name) ?? []
      byTopic.set(name, listed)
      listed.push({ ...operation, method: method.toUpperCase(), path })
    }
  }
  const topics = [...byTopic]
    .map(([name, operations]) => ({ name, slug: slugOf(name), operations }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const events = Object.entries(webhooks).map(([kind, { post }]) => ({ kind, operation: post }))
  const reference = {
    info,
    topics,
    events,
    schemas: components.schemas,
    replies: components.responses,
  }
  read = { text, reference }
  return reference
}
