import ajvFormats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { publishedDocument } from '@portal/openapi/published'
import type { App } from './apps.ts'

/** The replies of an OpenAPI 3.1 document. */
interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

export interface Reply {
  readonly operationId: string
  readonly status: number
  readonly body: unknown
}

interface Declared {
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, unknown>> | undefined }>
  >
  readonly pointer: string
}

// The default export of a CommonJS module has another shape in its types than in Node.
const addFormats = ajvFormats as unknown as (ajv: Ajv2020) => void

const inPointer = (step: string): string =>
  encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

function operationsOf({ paths }: Published): ReadonlyMap<string, Declared> {
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => {
        // Emitted by us (openapi/documents.ts).
        const { operationId, responses } = operation as Declared & { operationId: string }
        const pointer = ['paths', path, method, 'responses'].map(inPointer).join('/')
        return [operationId, { responses, pointer }] as const
      }),
    ),
  )
}

/** Validates replies by the published document, independently of our schemas. */
export function replyViolationsBy(document: Published): (reply: Reply) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats(ajv)
  ajv.addSchema(document, 'document')
  const operations = operationsOf(document)
  const compiled = new Map<string, ValidateFunction>()
  return ({ operationId, status, body }) => {
    const operation = operations.get(operationId)
    const declared = operation?.responses[status]
    if (!operation || !declared) return [`${operationId} ${status} is not published`]
    const type = Object.keys(declared.content ?? {}).find((name) => /[/+]json$/.test(name))
    if (type === undefined) return []
    const place = `document#/${operation.pointer}/${status}/content/${inPointer(type)}/schema`
    const check = compiled.get(place) ?? ajv.compile({ $ref: place })
    compiled.set(place, check)
    if (check(body)) return []
    return (check.errors ?? []).map(
      ({ instancePath, message }) => `${operationId} ${status}${instancePath} ${message}`,
    )
  }
}

const documentNames = { resident: 'resident', staff: 'admin' } as const

const checks = new Map<App, (reply: Reply) => string[]>()

export function publishedViolations(app: App, reply: Reply): string[] {
  // Emitted by us (openapi/documents.ts).
  const check =
    checks.get(app) ?? replyViolationsBy(publishedDocument(documentNames[app]) as Published)
  checks.set(app, check)
  return check(reply)
}
