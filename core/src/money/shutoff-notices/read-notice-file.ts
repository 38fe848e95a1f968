import { DomainError } from '../../platform/kernel/errors.ts'
import { CsvReader } from '../../platform/kernel/read-csv.ts'
import { readNoticeRow, type SentNotice } from './read-notice-row.ts'
import {
  type NoticeColumn,
  noticeColumns,
  type NoticeError,
  noticeLimits,
  type NoticeRow,
} from './rules.ts'

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

/**
 * A shut-off file in either layout. `today` is the city's. Stops reading after the most rows that a file
 * can have, so that a larger one does not fill a worker's memory.
 * @throws invalid for a file of too many rows.
 */
export function readNoticeFile(text: string, today: string): NoticeFile {
  const plain = text.replace(/^\uFEFF/, '')
  return eachOnce(isFixedWidth(plain) ? fixedRows(plain, today) : csvRows(plain, today))
}

interface Part {
  readonly row: NoticeRow | null
  readonly errors: readonly NoticeError[]
}

function* fixedRows(text: string, today: string): Generator<Part> {
  let line = 0
  for (let from = 0; from < text.length;) {
    const feed = text.indexOf('\n', from)
    const end = feed < 0 ? text.length : feed
    const whole = text.slice(from, end)
    from = end + 1
    line += 1
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
  try {
    for (const record of reader.read(text, true)) {
      const { line } = record
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
    yield { row: null, errors: [{ line: reader.line, field: '', code: 'unreadable' }] }
  }
}

/** The second row of an account is an error: which of them counts is not for us to say. */
function eachOnce(parts: Iterable<Part>): NoticeFile {
  const rows: NoticeRow[] = []
  const errors: NoticeError[] = []
  const seen = new Set<string>()
  let read = 0
  for (const part of parts) {
    if (part.row !== null || part.errors.length > 0) read += 1
    if (read > noticeLimits.rows) throw new DomainError('invalid', 'Shutoffs.TooMany')
    errors.push(...part.errors)
    if (part.row === null) continue
    const key = `${part.row.customerId}-${part.row.locationId}`
    if (seen.has(key)) errors.push({ line: part.row.line, field: 'accountNumber', code: 'twice' })
    else rows.push(part.row)
    seen.add(key)
  }
  return { rows, errors }
}
