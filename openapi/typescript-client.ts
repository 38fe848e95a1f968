import openapiTypes, { astToString } from 'openapi-typescript'
import type { OpenApiDocument } from './plain-nulls.ts'
import type { Contract } from './src/contract.ts'

const folder = 'clients/typescript/src'

const heading = '// Written by `node openapi/emit.ts` from openapi/resident.yaml.\n'

/** They read the key themselves, so that their contract names the header (`PaymentHeaders`). */
const payments = ['POST /payment', 'POST /paymentLPI']

/** The emitted part of the client that others install, by path under openapi/. */
export async function typescriptClientFiles(
  document: OpenApiDocument,
  contract: Contract,
): Promise<ReadonlyMap<string, string>> {
  // openapi-typescript has its own type for the same standard, and changes its input.
  const input = structuredClone(document) as Parameters<typeof openapiTypes>[0]
  const types = astToString(await openapiTypes(input, { alphabetize: true }))
  const keyed = Object.values(contract)
    .filter(({ idempotent }) => idempotent)
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
  const idempotent = `${heading}
const keyed: ReadonlySet<string> = new Set(${JSON.stringify([...keyed, ...payments].toSorted(), null, 2)})

/** Whether the operation takes an Idempotency-Key. */
export const takesKey = (method: string, path: string): boolean => keyed.has(\`\${method} \${path}\`)
`
  return new Map([
    [`${folder}/schema.gen.ts`, heading + types],
    [`${folder}/idempotent.gen.ts`, idempotent],
  ])
}
