import { CsvReader, type CsvRecord } from '../kernel/read-csv.ts'
import type { ImportErrorCode } from './error-texts.ts'
import type { RowError } from './row-error.ts'

/** A row of a file, or what is wrong with its shape. */
export type SentRow<Code extends string = ImportErrorCode> =
  | { readonly line: number; readonly sent: Readonly<Record<string, unknown>> }
  | { readonly error: RowError<Code> }

/** CSV with a header, of which every column must be known. */
export class CsvRows {
  readonly #reader: CsvReader
  readonly #isColumn: (name: string) => boolean
  #columns: readonly string[] | null = null

  /** `unreadable` makes what a misplaced or unclosed quote throws. */
  constructor(isColumn: (name: string) => boolean, unreadable: () => Error) {
    this.#isColumn = isColumn
    this.#reader = new CsvReader(unreadable)
  }

  *read(text: string, isLast: boolean): Generator<SentRow> {
    for (const record of this.#reader.read(text, isLast)) {
      if (this.#columns) yield this.#row(record, this.#columns)
      else {
        this.#columns = record.fields.map((name) => name.trim())
        for (const name of this.#columns)
          if (!this.#isColumn(name)) yield refused(1, name, 'unknown-column')
      }
    }
  }

  #row({ line, fields }: CsvRecord, columns: readonly string[]): SentRow {
    if (fields.length > columns.length) return refused(line, '', 'too-many-fields')
    const cells = columns.map((name, at) => [name, fields[at]] as const)
    // An unknown column was named once, above.
    const sent = Object.fromEntries(cells.filter(([name]) => this.#isColumn(name)))
    return { line, sent }
  }
}

const refused = (line: number, field: string, code: ImportErrorCode): SentRow => ({
  error: { line, field, code },
})
