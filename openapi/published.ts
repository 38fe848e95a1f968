import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { DocumentName } from './documents.ts'

export const servedJson = (yaml: string): string => `${JSON.stringify(parse(yaml), null, 2)}\n`

export const publishedDocument = (name: DocumentName): unknown =>
  parse(readFileSync(join(import.meta.dirname, `${name}.yaml`), 'utf8'))
