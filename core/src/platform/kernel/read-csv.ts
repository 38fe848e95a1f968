/** What a misplaced or unclosed quote throws. */
type Unreadable = () => Error

/** `line` counts from 1. */
export interface CsvRecord {
  readonly line: number
  readonly fields: readonly string[]
}

/** Longer than any row, so that an unclosed quote does not read the whole file. */
const longestRecord = 100_000

const comma = 44
const quote = 34
const lf = 10
const cr = 13

/**
 * Streamed CSV (RFC 4180), record by record, without blank lines and byte order mark.
 * @throws what `unreadable` makes, for a misplaced or unclosed quote.
 */
export class CsvReader {
  readonly #unreadable: Unreadable
  #rest = ''
  #line = 1
  #isBegun = false

  constructor(unreadable: Unreadable) {
    this.#unreadable = unreadable
  }

  /** Of the record that is read now, also of an unreadable one. */
  get line(): number {
    return this.#line
  }

  /** The records complete so far; `isLast` ends the file. */
  *read(text: string, isLast: boolean): Generator<CsvRecord> {
    // Postgres text cannot hold NUL. A chunk may end in half of a character.
    const whole = this.#rest + text.replaceAll('\0', '')
    const input = !this.#isBegun && whole.startsWith('\uFEFF') ? whole.slice(1) : whole
    this.#isBegun ||= whole !== ''
    let at = 0
    let nextQuote = input.indexOf('"')
    while (at < input.length) {
      const feed = input.indexOf('\n', at)
      // Most records have no quotes and end with their line.
      if (feed >= 0 && (nextQuote < 0 || nextQuote > feed)) {
        const fields = plainFields(input.slice(at, feed))
        if (fields !== null) yield { line: this.#line, fields }
        this.#line += 1
        at = feed + 1
        continue
      }
      const end = endOfRecord(input, at)
      if (end === null && !isLast) break
      if (end === null && isQuoted(input, at)) throw this.#unreadable()
      const record = input.slice(at, end ?? input.length)
      const fields = fieldsOf(record, this.#unreadable)
      if (fields !== null) yield { line: this.#line, fields }
      this.#line += 1 + (record.includes('\n') ? record.split('\n').length - 1 : 0)
      at = end === null ? input.length : end + 1
      nextQuote = input.indexOf('"', at)
    }
    this.#rest = input.slice(at)
    if (this.#rest.length > longestRecord) throw this.#unreadable()
  }
}

/** The line feed that ends the record at `from`; null if it has not arrived. */
function endOfRecord(input: string, from: number): number | null {
  let isOpen = false
  for (let at = from; at < input.length; at++) {
    const sign = input.charCodeAt(at)
    if (sign === quote) isOpen = !isOpen
    else if (sign === lf && !isOpen) return at
  }
  return null
}

/** Whether a quote is open at the end of the input. */
function isQuoted(input: string, from: number): boolean {
  let isOpen = false
  for (let at = from; at < input.length; at++) if (input.charCodeAt(at) === quote) isOpen = !isOpen
  return isOpen
}

const withoutReturn = (record: string): string =>
  record.charCodeAt(record.length - 1) === cr ? record.slice(0, -1) : record

/** Of a record without quotes; null for a blank line. */
function plainFields(given: string): readonly string[] | null {
  const record = withoutReturn(given)
  return record.trim() === '' ? null : record.split(',')
}

/** Null for a blank line. */
function fieldsOf(given: string, unreadable: Unreadable): readonly string[] | null {
  if (!given.includes('"')) return plainFields(given)
  const record = withoutReturn(given)
  const fields: string[] = []
  let at = 0
  while (at <= record.length) {
    const [field, next] =
      record.charCodeAt(at) === quote
        ? quoted(record, at, unreadable)
        : plain(record, at, unreadable)
    fields.push(field)
    at = next + 1
  }
  return fields
}

/** An unquoted field, and the position of the comma after it. */
function plain(record: string, from: number, unreadable: Unreadable): readonly [string, number] {
  const end = record.indexOf(',', from)
  const field = record.slice(from, end < 0 ? record.length : end)
  if (field.includes('"')) throw unreadable()
  return [field, end < 0 ? record.length : end]
}

/** A quoted field, in which two quotes stand for one. */
function quoted(record: string, from: number, unreadable: Unreadable): readonly [string, number] {
  let field = ''
  let at = from + 1
  for (;;) {
    const end = record.indexOf('"', at)
    if (end < 0) throw unreadable()
    field += record.slice(at, end)
    at = end + 1
    if (record.charCodeAt(at) !== quote) break
    field += '"'
    at += 1
  }
  if (at < record.length && record.charCodeAt(at) !== comma) throw unreadable()
  return [field, at]
}
