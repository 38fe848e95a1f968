import { OpenAPIHono } from '@hono/zod-openapi'
import openapiTypes, { astToString } from 'openapi-typescript'
import { stringify } from 'yaml'
import rootPackage from '../package.json' with { type: 'json' }
import { changesPage } from './changes/changes-page.ts'
import { clientFilesOf } from './client.ts'
import { guideFile } from './guide.ts'
import { type OpenApiDocument, withPlainNulls } from './plain-nulls.ts'
import { eventTag, registerEvents } from './publish/events.ts'
import { publishedOf } from './publish/published.ts'
import { adminContract } from './src/admin/index.ts'
import type { Contract, Needs } from './src/contract.ts'
import { ReportData, residentContract } from './src/resident/index.ts'
import { typescriptClientFiles } from './typescript-client.ts'

/** Of `<name>.yaml`, `generated/<name>.gen.d.ts`, `generated/<name>-client/`. */
export const documentNames = ['resident', 'admin'] as const
export type DocumentName = (typeof documentNames)[number]

const contracts: Readonly<Record<DocumentName, Contract>> = {
  resident: residentContract,
  admin: adminContract,
}

const abouts: Readonly<Record<DocumentName, { title: string; description: string }>> = {
  resident: {
    title: 'City portal: resident API',
    description:
      'The services of the city for residents, businesses and guests. The portal, mobile apps and partners use the same operations. Errors are problem details (RFC 9457) with a stable `code`. Give us the `requestId` when you ask about an error.',
  },
  admin: {
    title: 'City portal: staff API',
    description:
      'The operations of the staff app. Errors are problem details (RFC 9457) with a stable `code`. Give us the `requestId` when you ask about an error.',
  },
}

/** The cookie's name in production; bff-pipeline sets it. */
const sessionCookie = (name: string) => ({
  type: 'apiKey' as const,
  in: 'cookie' as const,
  name,
  description: 'Set by the login. Browsers send it automatically.',
})

const bearer = (description: string) => ({ type: 'http' as const, scheme: 'bearer', description })

const schemes = {
  resident: {
    session: sessionCookie('__Host-session'),
    bearer: bearer('The access token of a mobile app.'),
  },
  admin: {
    session: sessionCookie('__Host-staff_session'),
    billing: bearer('The token of the city’s billing system.'),
  },
} as const satisfies Readonly<Record<DocumentName, object>>

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Makes it safe to send a request again: 8 to 128 letters, digits or signs that you choose, such as a random UUID. For 24 hours, the same key and body get the first reply. The same key with another body gets 422. While the first request is in progress, the answer is 409.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255 },
}

/** The published document. The same contract always gives the same bytes. */
export const documentOf = (name: DocumentName): OpenApiDocument =>
  publishedOf(ownDocumentOf(name), contracts[name])

/** As our own screens know it: choices in replies are closed. */
function ownDocumentOf(name: DocumentName): OpenApiDocument {
  const app = new OpenAPIHono()
  const tags = new Set<string>()
  // Sorts methods of one path by name, whichever file declares them.
  for (const [, operation] of Object.entries(contracts[name]).toSorted(byName)) {
    for (const tag of operation.tags ?? []) tags.add(tag)
    app.openAPIRegistry.registerPath({ ...routeOf(operation), ...securityOf(name, operation) })
  }
  if (name === 'resident') {
    registerEvents(app)
    tags.add(eventTag)
  }
  // Only a JSON text in a form refers to it, which the generator does not follow.
  app.openAPIRegistry.register('ReportData', ReportData)
  for (const [scheme, described] of Object.entries(schemes[name])) {
    app.openAPIRegistry.registerComponent('securitySchemes', scheme, described)
  }
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      ...abouts[name],
      version: rootPackage.version,
      contact: {
        name: 'The city’s developers’ desk',
        url: 'https://portal.example/api/docs',
        email: 'developers@portal.example',
      },
      license: { name: 'Apache-2.0', url: 'https://www.apache.org/licenses/LICENSE-2.0' },
    },
    servers: serversOf(name),
    tags: [...tags].toSorted().map((tag) => ({ name: tag })),
    // Operations with restricted access name their own schemes.
    security: [],
  })
  return inStableOrder(
    withoutUnused(withPlainNulls(withIdempotencyKeys(document, contracts[name]))),
  )
}

/** Anyone may read and call them. */
const isPublic = { 'x-internal': false }

/** Of the city’s own server first: a reader of the served document calls the server that sent it. */
const serversOf = (name: DocumentName) => [
  {
    url: '/api',
    description: 'The server that sent this document, in production or not.',
    ...isPublic,
  },
  {
    url: 'https://{host}/api',
    description: 'A city’s portal, in production.',
    ...isPublic,
    variables: {
      host: {
        default: name === 'resident' ? 'portal.example' : 'staff.portal.example',
        description: 'The name of the city’s server.',
      },
    },
  },
  {
    url: 'http://localhost:{port}/api',
    description: 'The demo city of `npm start`, a local sandbox.',
    ...isPublic,
    variables: {
      port: {
        default: name === 'resident' ? '8787' : '8788',
        description: 'PORT_BASE moves it.',
      },
    },
  },
]

/** Without what only the pipeline needs. */
function routeOf({
  access: _access,
  isForBilling: _isForBilling,
  idempotent: _idempotent,
  crossSite: _crossSite,
  weight: _weight,
  isKept: _isKept,
  bodyLimit: _bodyLimit,
  deprecated,
  ...route
}: Contract[string]) {
  return deprecated ? { ...route, deprecated: true } : route
}

/** Any one of its side's schemes identifies the caller. */
function securityOf(name: DocumentName, { access, isForBilling }: Needs) {
  if (access === 'anyone') return {}
  const own = Object.keys(schemes[name]).filter((scheme) => scheme !== 'billing' || isForBilling)
  return { security: own.map((scheme) => ({ [scheme]: [] })) }
}

/** The pipeline reads the header before any schema, so the document declares it here. */
function withIdempotencyKeys(document: OpenApiDocument, contract: Contract): OpenApiDocument {
  for (const { idempotent, method, path } of Object.values(contract)) {
    if (!idempotent) continue
    const item = document.paths?.[path]
    // The generator took the method from this route.
    const found = item?.[method as 'post']
    if (found) found.parameters = [...(found.parameters ?? []), idempotencyKey]
  }
  return document
}

/** Named schemas that were inlined. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const all = Object.entries(document.components?.schemas ?? {})
  const namesIn = (part: unknown): readonly string[] =>
    [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name = '']) => name,
    )
  const used = new Set<string>()
  let found = namesIn({ ...document, components: { ...document.components, schemas: {} } })
  while (found.length > 0) {
    for (const name of found) used.add(name)
    const reached = all
      .filter(([name]) => found.includes(name))
      .flatMap(([, schema]) => namesIn(schema))
    found = [...new Set(reached)].filter((name) => !used.has(name))
  }
  const schemas = Object.fromEntries(all.filter(([name]) => used.has(name)))
  return { ...document, components: { ...document.components, schemas } }
}

const sorted = <Value>(map: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(map).toSorted(byName))

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}

/** Sorts what would otherwise follow the order of imports. */
function inStableOrder({
  components,
  paths,
  webhooks = {},
  ...head
}: OpenApiDocument): OpenApiDocument {
  return {
    ...head,
    paths: sorted(paths ?? {}),
    ...(Object.keys(webhooks).length > 0 ? { webhooks: sorted(webhooks) } : {}),
    components: { ...components, schemas: sorted(components?.schemas ?? {}) },
  }
}

const typesHeading = '// Written by `node openapi/emit.ts` from openapi/src.\n'

/** Generated files, by path under openapi/. */
export async function emittedFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>()
  for (const name of documentNames) {
    const document = documentOf(name)
    files.set(`${name}.yaml`, stringify(document, { lineWidth: 100, aliasDuplicateObjects: false }))
    // openapi-typescript has its own type for the same standard, and changes its input.
    const input = structuredClone(ownDocumentOf(name)) as Parameters<typeof openapiTypes>[0]
    const types = astToString(await openapiTypes(input, { alphabetize: true }))
    files.set(`generated/${name}.gen.d.ts`, `${typesHeading}${types}`)
    for (const [path, text] of await clientFilesOf(name, contracts[name])) files.set(path, text)
  }
  files.set('generated/guide.gen.ts', await guideFile())
  const client = await typescriptClientFiles(documentOf('resident'), residentContract)
  for (const [path, text] of client) files.set(path, text)
  const current = { resident: documentOf('resident'), admin: documentOf('admin') }
  files.set('../docs/api-changes.md', await changesPage(current))
  return files
}
