import { join } from 'node:path'
import { createClient } from '@hey-api/openapi-ts'

/** A client by a generator that we do not use for ourselves, to see that others can read the document. */
export const generateElsewhere = (folder: string) =>
  createClient({
    input: join(import.meta.dirname, 'resident.yaml'),
    output: { path: folder, module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
