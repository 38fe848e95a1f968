import { toSnakeCase } from 'drizzle-orm/casing'
import { CsvRows, type SentRow } from '../../platform/import-rows/index.ts'
import { DomainError } from '../../platform/kernel/errors.ts'
import { parseJson } from '../../platform/kernel/storable.ts'
import type { ImportRef } from './content-import.sql.ts'
import { finishRow, type Row } from './finish-row.ts'
import type { ContentImportError, ContentImportErrorCode } from './import-error.ts'
import { type ImportListName, importLists, rulesOf } from './layout.ts'
import { readValue } from './read-value.ts'

export interface ReadRow {
  readonly list: ImportListName
  readonly line: number
  readonly key: string
  readonly row: Row
  readonly refs: readonly ImportRef[]
}

export interface ReadFile {
  readonly rows: readonly ReadRow[]
  readonly errors: readonly ContentImportError[]
}

interface Found {
  readonly list: string
  readonly rows: readonly SentRow<ContentImportErrorCode>[]
}

const unreadable = () => new DomainError('invalid', 'ContentImport.Unreadable')

const isList = (name: string): name is ImportListName => importLists.some((list) => list === name)

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (list: string, values: readonly unknown[]): Found => ({
  list,
  rows: values.map((value, at): SentRow<ContentImportErrorCode> => {
    const line = at + 1
    return isRow(value) ? { line, sent: value } : { error: { line, field: '', code: 'not-a-row' } }
  }),
})

function readJson(text: string, list: ImportListName): readonly Found[] {
  let file: unknown
  try {
    file = parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadable()
    throw error
  }
  if (Array.isArray(file)) return [rowsOf(list, file)]
  if (!isRow(file)) throw unreadable()
  return Object.entries(file).map(([name, rows]) => {
    if (!Array.isArray(rows)) throw unreadable()
    return rowsOf(name, rows)
  })
}

function readCsv(text: string, list: ImportListName): Found {
  const rules = rulesOf(list)
  const reader = new CsvRows((name) => Object.hasOwn(rules, name), unreadable)
  return { list, rows: [...reader.read(text, true)] }
}

type Wrong = { readonly field: string; readonly code: ContentImportErrorCode }

async function readRow(
  list: ImportListName,
  line: number,
  sent: Readonly<Record<string, unknown>>,
): Promise<{ row: ReadRow; errors: readonly Wrong[] }> {
  const rules = rulesOf(list)
  const errors: Wrong[] = Object.keys(sent)
    .filter((name) => !Object.hasOwn(rules, name))
    .map((field) => ({ field, code: 'unknown-column' }))
  const columns: Record<string, unknown> = {}
  for (const [field, rule] of Object.entries(rules)) {
    // oxlint-disable-next-line no-await-in-loop -- most fields are read at once; few are cleaned HTML
    const read = await readValue(rule, sent[field])
    if ('error' in read) errors.push({ field, code: read.error })
    // Bodies of articles have their columns' own names.
    else if ('value' in read)
      columns[rule.column ?? (list === 'articles' ? field : toSnakeCase(field))] = read.value
  }
  if (errors.length > 0) return { row: { list, line, key: '', row: {}, refs: [] }, errors }
  const { key, row, refs, errors: between } = finishRow(list, columns)
  return { row: { list, line, key, row, refs }, errors: between }
}

/**
 * All rows of a file, and what is wrong with each on its own. CSV and a JSON array have rows of
 * `list`; a JSON object has an array for each list.
 * @throws invalid for what is neither CSV nor JSON.
 */
export async function readLists(text: string, list: ImportListName): Promise<ReadFile> {
  const isJson = /^[\s\uFEFF]*[[{]/.test(text)
  const found = isJson ? readJson(text.replace(/^\uFEFF/, ''), list) : [readCsv(text, list)]
  const rows: ReadRow[] = []
  const errors: ContentImportError[] = []
  const known = new Set<string>()
  for (const { list: name, rows: sentRows } of found) {
    if (!isList(name)) {
      errors.push({ list: name, line: 1, field: '', code: 'unknown-list' })
      continue
    }
    for (const sent of sentRows) {
      if ('error' in sent) {
        errors.push({ list: name, ...sent.error })
        continue
      }
      const { line } = sent
      // oxlint-disable-next-line no-await-in-loop -- in order, with memory for one row
      const read = await readRow(name, line, sent.sent)
      const wrong = [...read.errors]
      const place = `${name}/${read.row.key}`
      if (wrong.length === 0 && known.has(place)) wrong.push({ field: '', code: 'twice' })
      known.add(place)
      errors.push(...wrong.map((one) => ({ list: name, line, ...one })))
      if (wrong.length === 0) rows.push(read.row)
    }
  }
  return { rows, errors }
}
