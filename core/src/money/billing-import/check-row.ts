import type { BillLine, MeterReading } from '../billing/billing.sql.ts'
import { centsFromWire, dayFromWire } from '../billing/index.ts'
import { isCitationNumber, normalCitationNumber, normalPlate } from '../citations/rules.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import {
  type BatchColumn,
  batchColumns,
  type Field,
  type RowError,
  rowFields,
  type RowKind,
  rowKinds,
} from './columns.ts'

/** A row as sent, by column. JSON rows may have integers. */
export type SentRow = Readonly<Partial<Record<BatchColumn, unknown>>>

/** A row as sent, in the order of `batchColumns`, which is faster to read than one by column. */
type SentCells = readonly unknown[]

/** Amounts in cents, days as YYYY-MM-DD, numbers without leading zeros. */
export type StagedRow = { readonly kind: RowKind } & Readonly<
  Partial<Record<BatchColumn, StagedValue>>
>

type StagedValue =
  | string
  | number
  | readonly BillLine[]
  | readonly MeterReading[]
  | readonly string[]

export interface FieldError {
  readonly field: string
  readonly code: RowError
}

type Checked<Value> = { readonly value: Value } | { readonly error: RowError }

/** Ten digits of cents would not fit the column. */
const maxCents = 999_999_999

function amount(text: string): Checked<number> {
  const cents = centsFromWire(text)
  if (cents === null || Math.abs(cents) > maxCents) return { error: 'not-an-amount' }
  return { value: cents }
}

function lines(text: string): Checked<readonly BillLine[]> {
  const found: BillLine[] = []
  for (const part of text.split('|')) {
    const at = part.lastIndexOf('=')
    const label = part.slice(0, Math.max(at, 0)).trim()
    const cents = amount(part.slice(at + 1))
    if (label === '' || label.length > 100 || 'error' in cents) return { error: 'not-lines' }
    found.push({ label, cents: cents.value })
  }
  return { value: found }
}

function labels(text: string): Checked<readonly string[]> {
  const found = text.split('|').map((label) => label.trim())
  const areSound = found.every((label) => label !== '' && label.length <= 100)
  return areSound ? { value: found } : { error: 'not-labels' }
}

/** `M1=184200>188500`, with a star if the last reading is an estimate. */
const reading = /^([^=|>]{1,30})=(\d{1,9})>(\d{1,9})(\*?)$/

function readings(text: string): Checked<readonly MeterReading[]> {
  const found: MeterReading[] = []
  for (const part of text.split('|')) {
    const [, meter, previous, current, star] = reading.exec(part.trim()) ?? []
    if (meter === undefined) return { error: 'not-readings' }
    found.push({
      meter: meter.trim(),
      previous: Number(previous),
      current: Number(current),
      ...(star === '*' && { isEstimated: true }),
    })
  }
  return { value: found }
}

const orError = <Value>(value: Value | null, error: RowError): Checked<Value> =>
  value === null ? { error } : { value }

const forms = {
  amount,
  labels,
  lines,
  readings,
  count: (text: string) => orError(/^\d{1,9}$/.test(text) ? Number(text) : null, 'not-a-count'),
  day: (text: string) => orError(dayFromWire(text), 'not-a-day'),
  number: (text: string) => {
    const number = normalUtilityNumber(text)
    return orError(/^[a-z0-9]{1,20}$/i.test(number) ? number : null, 'not-a-number')
  },
  citation: (text: string) => {
    const number = normalCitationNumber(text)
    return orError(isCitationNumber(number) ? number : null, 'not-a-citation')
  },
  plate: (text: string) => {
    const plate = normalPlate(text)
    return orError(/^[A-Z0-9]{1,10}$/.test(plate) ? plate : null, 'not-a-plate')
  },
  state: (text: string) => orError(/^[A-Z]{2}$/.test(text) ? text : null, 'not-a-state'),
  overdue: (text: string) =>
    orError(text === 'past-due' || text === 'shutoff' ? text : null, 'not-a-type'),
  text: (text: string): Checked<string> => ({ value: text }),
} as const

/** Trimmed, without what the database cannot hold; null for what is no text. */
function textOf(value: unknown): string | null {
  if (value === undefined || value === null) return ''
  if (typeof value === 'number') return Number.isSafeInteger(value) ? String(value) : null
  if (typeof value !== 'string') return null
  return (value.includes('\0') ? value.replaceAll('\0', '') : value).toWellFormed().trim()
}

const isKind = (text: string | null): text is RowKind => rowKinds.some((kind) => kind === text)

type Rule = Field | undefined

/** What each kind's columns must be, in the order of `batchColumns`. */
const rulesOf: ReadonlyMap<RowKind, readonly Rule[]> = new Map(
  rowKinds.map((kind) => [kind, batchColumns.map((column) => rowFields[kind][column])]),
)

const kindAt = batchColumns.indexOf('kind')

function field(rule: Rule, sent: unknown): Checked<StagedRow[BatchColumn]> {
  const text = textOf(sent)
  if (text === null) return { error: 'not-a-text' }
  if (rule === undefined) return text === '' ? absent : { error: 'not-for-this-kind' }
  if (text === '') return rule.isOptional ? absent : { error: 'required' }
  if (text.length > (rule.longest ?? 10_000)) return { error: 'too-long' }
  const checked = forms[rule.form](text)
  if ('error' in checked || !rule.isPositive) return checked
  return Number(checked.value) < 0 ? { error: 'negative' } : checked
}

const absent = { value: undefined }

export interface CheckedRow {
  /** Readable fields, to compare the row with others; null for an unknown kind. */
  readonly row: StagedRow | null
  readonly errors: readonly FieldError[]
}

const none: readonly FieldError[] = []

export function checkCells(sent: SentCells): CheckedRow {
  const kind = textOf(sent[kindAt])
  if (!isKind(kind)) {
    const code = kind === '' ? 'required' : 'unknown-kind'
    return { row: null, errors: [{ field: 'kind', code }] }
  }
  const errors: FieldError[] = []
  const rules = rulesOf.get(kind) ?? []
  const row: Record<string, StagedValue> = { kind }
  batchColumns.forEach((column, at) => {
    const [rule, cell] = [rules[at], sent[at]]
    // Most columns are of other kinds of rows, and the kind was read above.
    if (at === kindAt || (rule === undefined && (cell === undefined || cell === ''))) return
    const checked = field(rule, cell)
    if ('error' in checked) errors.push({ field: column, code: checked.error })
    else if (checked.value !== undefined) row[column] = checked.value
  })
  // Its kind is its first field; a copy for the type would cost as much as the checks.
  const staged = row as StagedRow
  if (errors.length > 0) return { row: staged, errors }
  if (!addUp(staged)) return { row: staged, errors: [{ field: 'lines', code: 'lines-differ' }] }
  if (!isPeriod(staged))
    return { row: staged, errors: [{ field: 'serviceTo', code: 'not-a-period' }] }
  if (staged.linesEs === undefined) return { row: staged, errors: none }
  const labelled = inSpanish(staged)
  return labelled
    ? { row: labelled, errors: none }
    : { row: staged, errors: [{ field: 'linesEs', code: 'not-labels' }] }
}

export const checkRow = (sent: SentRow): CheckedRow =>
  checkCells(batchColumns.map((column) => sent[column]))

/** Both days, or neither. */
function isPeriod({ serviceFrom, serviceTo }: StagedRow): boolean {
  if (serviceFrom === undefined || serviceTo === undefined) return serviceFrom === serviceTo
  return serviceFrom <= serviceTo
}

/** Puts the Spanish labels into the lines; null if the counts differ. */
function inSpanish({ linesEs, ...row }: StagedRow): StagedRow | null {
  if (!Array.isArray(linesEs)) return row
  const { lines: parts } = row
  if (!Array.isArray(parts) || parts.length !== linesEs.length) return null
  // Only lines are lists of objects, and `lines` and `labels` made these.
  const [own, spanish] = [parts as readonly BillLine[], linesEs as readonly string[]]
  return { ...row, lines: own.map((line, at) => ({ ...line, labelEs: spanish[at] ?? line.label })) }
}

function addUp({ lines: parts, amount: whole }: StagedRow): boolean {
  if (!Array.isArray(parts)) return true
  // Only lines are lists, and `lines` made this one.
  return (parts as readonly BillLine[]).reduce((sum, { cents }) => sum + cents, 0) === whole
}
