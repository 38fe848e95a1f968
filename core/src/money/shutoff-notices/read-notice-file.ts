import { CsvReader } from '../../platform/kernel/read-csv.ts'
import { readNoticeRow, type SentNotice } from './read-notice-row.ts'
import { type NoticeColumn, noticeColumns, type NoticeError, type NoticeRow } from './rules.ts'

export interface NoticeFile {
  /** Of rows without errors, each account once. */
  readonly rows: readonly NoticeRow[]
  readonly errors: readonly NoticeError[]
}

class Unreadable extends Error {}

/**
 * Places in the billing system's fixed-width lines: account number, amount in cents, day as MMDDYYYY,
 * `Y` or `N` for the phone (docs/shutoff-notices.md).
 */
const fixed = /^([A-Za-z0-9]{1,20}-[A-Za-z0-9]{1,20}) *(\d{10})(\d{8})([YN ])\s*$/

/** Its first line is a row; a CSV file starts with the names of its columns. */
const isFixedWidth = (text: string): boolean => fixed.test(text.slice(0, text.search(/\r?\n|$/)))

/** A shut-off file in either layout, whole. `today` is the city's. */
export function readNoticeFile(text: string, today: string): NoticeFile {
  const plain = text.replace(/^\uFEFF/, '')
  return eachOnce(isFixedWidth(plain) ? fixedRows(plain, today) : csvRows(plain, today))
}

interface Part {
  readonly row: NoticeRow | null
  readonly errors: readonly NoticeError[]
}

function* fixedRows(text: string, today: string): Generator<Part> {
  for (const [nth, whole] of text.split('\n').entries()) {
    const line = nth + 1
    if (whole.trim() === '') continue
    const [, accountNumber, cents = '', shutoffDate, phonePreference] = fixed.exec(whole) ?? []
    if (accountNumber === undefined) {
      yield { row: null, errors: [{ line, field: '', code: 'unreadable' }] }
      continue
    }
    const delinquentAmount = `${Number(cents.slice(0, 8))}.${cents.slice(8)}`
    const sent = { accountNumber, delinquentAmount, shutoffDate, phonePreference }
    // One match fills every group.
    yield readNoticeRow(sent as SentNotice, line, today)
  }
}

const isColumn = (name: string): name is NoticeColumn =>
  noticeColumns.some((column) => column === name)

function* csvRows(text: string, today: string): Generator<Part> {
  const reader = new CsvReader(() => new Unreadable())
  let columns: readonly string[] | null = null
  let line = 1
  try {
    for (const record of reader.read(text, true)) {
      ;({ line } = record)
      if (columns === null) {
        columns = record.fields.map((name) => name.trim())
        const unknown = columns.filter((name) => !isColumn(name))
        const missing = noticeColumns.slice(0, 3).filter((name) => !columns?.includes(name))
        yield {
          row: null,
          errors: [
            ...unknown.map(() => ({ line, field: '' as const, code: 'unknown-column' as const })),
            ...missing.map((field) => ({ line, field, code: 'required' as const })),
          ],
        }
        if (missing.length > 0) return
        continue
      }
      const names: readonly string[] = columns
      if (record.fields.length > names.length) {
        yield { row: null, errors: [{ line, field: '', code: 'too-many-fields' }] }
        continue
      }
      yield readNoticeRow(
        Object.fromEntries(names.map((name, at) => [name, record.fields[at] ?? ''])),
        line,
        today,
      )
    }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    yield { row: null, errors: [{ line, field: '', code: 'unreadable' }] }
  }
}

/** The second row of an account is an error: which of them counts is not for us to say. */
function eachOnce(parts: Iterable<Part>): NoticeFile {
  const rows: NoticeRow[] = []
  const errors: NoticeError[] = []
  const seen = new Set<string>()
  for (const part of parts) {
    errors.push(...part.errors)
    if (part.row === null) continue
    const key = `${part.row.customerId}-${part.row.locationId}`
    if (seen.has(key)) errors.push({ line: part.row.line, field: 'accountNumber', code: 'twice' })
    else rows.push(part.row)
    seen.add(key)
  }
  return { rows, errors }
}
