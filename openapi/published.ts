import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { DocumentName } from './documents.ts'

/** The text of a published YAML document as the JSON that is served. */
export const servedJson = (yaml: string): string => `${JSON.stringify(parse(yaml), null, 2)}\n`

/** A published document, for tools and tests. */
export const publishedDocument = (name: DocumentName): unknown =>
  parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'))
