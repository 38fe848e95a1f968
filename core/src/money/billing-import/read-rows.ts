import { CsvReader, type CsvRecord } from '../../platform/kernel/read-csv.ts'
import { type CheckedRow, checkCells, checkRow, type FieldError } from './check-row.ts'
import { type BatchColumn, batchColumns } from './columns.ts'
import { JsonRowReader } from './read-json.ts'
import { unreadable } from './unreadable.ts'

export type BatchFormat = 'csv' | 'json'

export interface ReadRow extends CheckedRow {
  /** CSV: the line of the file (the header is 1); JSON: the row's number. */
  readonly line: number
}

/** Reads a streamed batch row by row. */
export interface RowReader {
  /** @throws invalid `Billing.BatchUnreadable` for invalid CSV or JSON. */
  read(text: string, isLast: boolean): Iterable<ReadRow>
}

class JsonRows implements RowReader {
  readonly #reader = new JsonRowReader()
  #count = 0;

  *read(text: string, isLast: boolean): Generator<ReadRow> {
    for (const sent of this.#reader.read(text)) {
      this.#count += 1
      const strange = Object.keys(sent).filter((name) => !isColumn(name))
      const { row, errors } = checkRow(sent)
      const unknown = strange.map((field) => ({ field, code: 'unknown-column' }) as const)
      yield { line: this.#count, row, errors: [...unknown, ...errors] }
    }
    if (isLast) this.#reader.finish()
  }
}

const isColumn = (name: string): name is BatchColumn =>
  batchColumns.some((column) => column === name)

class CsvRows implements RowReader {
  readonly #reader = new CsvReader(unreadable)
  #columns: readonly string[] | null = null
  /** Where the cell of each of `batchColumns` is in a record; -1 if it is not sent. */
  #places: readonly number[] = [];

  *read(text: string, isLast: boolean): Generator<ReadRow> {
    for (const record of this.#reader.read(text, isLast)) {
      if (this.#columns) yield this.#row(record, this.#columns)
      else {
        this.#columns = record.fields.map((name) => name.trim())
        const columns = this.#columns
        this.#places = batchColumns.map((name) => columns.lastIndexOf(name))
        const errors = headerErrors(columns)
        if (errors.length > 0) yield { line: record.line, row: null, errors }
      }
    }
    if (isLast && this.#columns === null)
      yield { line: 1, row: null, errors: [{ field: 'kind', code: 'required' }] }
  }

  #row({ line, fields }: CsvRecord, columns: readonly string[]): ReadRow {
    if (fields.length > columns.length)
      return { line, row: null, errors: [{ field: '', code: 'too-many-fields' }] }
    const { row, errors } = checkCells(this.#places.map((at) => fields[at]))
    return { line, row, errors }
  }
}

const headerErrors = (columns: readonly string[]): FieldError[] => [
  ...columns
    .filter((name) => !isColumn(name))
    .map((field) => ({ field, code: 'unknown-column' }) as const),
  ...columns
    .filter((name, at) => columns.indexOf(name) !== at)
    .map((field) => ({ field, code: 'twice-in-header' }) as const),
  ...(columns.includes('kind') ? [] : [{ field: 'kind', code: 'required' } as const]),
]

export const rowReader = (format: BatchFormat): RowReader =>
  format === 'csv' ? new CsvRows() : new JsonRows()
