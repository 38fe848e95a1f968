import type { Context } from '../../kernel/context.ts'
import type { SentRow } from './check-row.ts'
import type { BatchFormat } from './read-rows.ts'
import { importBatch, type SentBatch } from './index.ts'

/** A batch of a test: its rows, or its body. */
export interface Sending {
  readonly batchId: string
  readonly kind?: SentBatch['kind']
  readonly format?: BatchFormat
  readonly limit?: number
}

/** A body as a batch that is sent in pieces. */
export const sentBatch = (
  { batchId, kind = 'partial', format = 'json', limit = 100_000_000 }: Sending,
  body: string,
): SentBatch => ({ batchId, kind, format, limit, body: new Blob([body]).stream() })

/** Sends rows as a batch. */
export const send = (context: Context, sending: Sending, rows: readonly SentRow[] | string) =>
  importBatch(context, sentBatch(sending, typeof rows === 'string' ? rows : JSON.stringify(rows)))

interface Numbers {
  readonly customerId: string
  readonly locationId: string
}

const numbersOf = ({ customerId, locationId }: Numbers): Numbers => ({ customerId, locationId })

export const accountRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'account',
  ...numbersOf(of),
  streetNumber: '12',
  address1: '12 Millrace St',
  city: 'Elgin',
  state: 'IL',
  zip: '60120',
  balance: '6120',
  dueDate: '11292026',
  ...more,
})

export const billRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'bill',
  ...numbersOf(of),
  number: 'B1',
  type: 'Water',
  billDate: '11082026',
  dueDate: '11292026',
  amount: '6120',
  balance: '6120',
  lines: 'Water=5000|Sewer=1120',
  ...more,
})

export const paymentRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'payment',
  ...numbersOf(of),
  reference: 'C1',
  type: 'Check',
  date: '11202026',
  amount: '6120',
  ...more,
})

export const overdueRow = (of: Numbers, more: SentRow = {}): SentRow => ({
  kind: 'delinquency',
  ...numbersOf(of),
  type: 'past-due',
  amount: '6120',
  date: '11012026',
  ...more,
})
