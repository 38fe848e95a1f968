import { daysAfter, isDay } from '../../platform/kernel/days.ts'
import { normalUtilityNumber } from '../utility-accounts/rules.ts'
import type { NoticeColumn, NoticeError, NoticeErrorCode, NoticeRow } from './rules.ts'

/** A row as it was sent, by column. */
export type SentNotice = Readonly<Partial<Record<NoticeColumn, string>>>

/** A larger amount is a slip of a decimal point. */
const mostCents = 10_000_000
/** A notice that early is one of the wrong year. */
const mostDaysAhead = 365

type Checked<Value> = { readonly value: Value } | { readonly code: NoticeErrorCode }

/** What a spreadsheet would run. */
const isFormula = (text: string): boolean => /^[=+@\t\r]/.test(text)

/** `1001-5001`: a customer at a location. */
function account(text: string): Checked<{ customerId: string; locationId: string }> {
  const parts = text.split('-').map((part) => normalUtilityNumber(part))
  const [customerId = '', locationId = ''] = parts
  const isNumber = (part: string) => /^[a-z0-9]{1,20}$/i.test(part)
  if (parts.length !== 2 || !isNumber(customerId) || !isNumber(locationId))
    return { code: 'not-an-account' }
  return { value: { customerId, locationId } }
}

/** Dollars, as people and spreadsheets write them: `84.35`, `$1,084.35`. */
function amount(text: string): Checked<number> {
  if (/^-|^\(.*\)$|-$/.test(text)) return { code: 'negative' }
  const plain = text.replace(/^\$/, '')
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(plain)) return { code: 'not-an-amount' }
  const [dollars = '', cents = ''] = plain.replaceAll(',', '').split('.')
  const all = Number(dollars) * 100 + Number(cents.padEnd(2, '0'))
  if (all === 0) return { code: 'not-an-amount' }
  return all > mostCents ? { code: 'too-much' } : { value: all }
}

/** `2026-12-15`, `12/15/2026` or `12152026`, not before tomorrow. */
function day(text: string, today: string): Checked<string> {
  const [, month = '', date = '', year = ''] =
    /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  if (!isDay(iso)) return { code: 'not-a-day' }
  if (iso <= today) return { code: 'past' }
  return iso > daysAfter(today, mostDaysAhead) ? { code: 'too-far' } : { value: iso }
}

const choices: ReadonlyMap<string, boolean> = new Map([
  ['', false],
  ...['y', 'yes', 'true', '1'].map((text) => [text, true] as const),
  ...['n', 'no', 'false', '0'].map((text) => [text, false] as const),
])

function choice(text: string): Checked<boolean> {
  const value = choices.get(text.toLowerCase())
  return value === undefined ? { code: 'not-a-choice' } : { value }
}

interface Read {
  readonly row: NoticeRow | null
  readonly errors: readonly NoticeError[]
}

/** The row, or each field that is wrong. `today` is the city's. */
export function readNoticeRow(sent: SentNotice, line: number, today: string): Read {
  const errors: NoticeError[] = []
  const field = <Value>(
    name: NoticeColumn,
    read: (text: string) => Checked<Value>,
    isNeeded = true,
  ): Value | null => {
    const text = (sent[name] ?? '').trim()
    const refused = (code: NoticeErrorCode): null => {
      errors.push({ line, field: name, code })
      return null
    }
    if (text === '' && isNeeded) return refused('required')
    if (isFormula(text)) return refused('formula')
    const checked = read(text)
    return 'code' in checked ? refused(checked.code) : checked.value
  }
  const numbers = field('accountNumber', account)
  const amountCents = field('delinquentAmount', amount)
  const shutoffOn = field('shutoffDate', (text) => day(text, today))
  const wantsPhone = field('phonePreference', choice, false)
  if (numbers === null || amountCents === null || shutoffOn === null || wantsPhone === null)
    return { row: null, errors }
  return { row: { line, ...numbers, amountCents, shutoffOn, wantsPhone }, errors }
}
