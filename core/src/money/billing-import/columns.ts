import { batchError } from '../../platform/texts/rules.ts'

/** In the order of docs/billing-import.md. */
export const batchColumns = [
  'kind',
  'customerId',
  'locationId',
  'streetNumber',
  'address1',
  'city',
  'state',
  'zip',
  'balance',
  'penalty',
  'number',
  'plate',
  'type',
  'typeEs',
  'reference',
  'billDate',
  'dueDate',
  'date',
  'amount',
  'lines',
  'linesEs',
  'serviceFrom',
  'serviceTo',
  'readings',
  'usage',
  'usageUnit',
  'previousBalance',
  'payments',
] as const

export type BatchColumn = (typeof batchColumns)[number]

export const rowKinds = [
  'account',
  'bill',
  'payment',
  'delinquency',
  'citation',
  'citation-payment',
] as const

export type RowKind = (typeof rowKinds)[number]

/** Amounts in cents with a trailing minus, days MMDDYYYY, utility numbers, … */
export type FieldForm =
  | 'amount'
  | 'citation'
  | 'count'
  | 'day'
  | 'labels'
  | 'lines'
  | 'number'
  | 'overdue'
  | 'plate'
  | 'readings'
  | 'state'
  | 'text'

export interface Field {
  readonly form: FieldForm
  readonly isOptional?: true
  /** Not negative. */
  readonly isPositive?: true
  readonly longest?: number
}

/** Fields of each kind of row; all others must be empty. */
export const rowFields: Readonly<Record<RowKind, Readonly<Partial<Record<BatchColumn, Field>>>>> = {
  account: {
    customerId: { form: 'number' },
    locationId: { form: 'number' },
    streetNumber: { form: 'number' },
    address1: { form: 'text', longest: 200 },
    city: { form: 'text', longest: 100 },
    state: { form: 'state' },
    zip: { form: 'text', longest: 10 },
    balance: { form: 'amount' },
    penalty: { form: 'amount', isOptional: true, isPositive: true },
    dueDate: { form: 'day', isOptional: true },
  },
  bill: {
    customerId: { form: 'number' },
    locationId: { form: 'number' },
    number: { form: 'text', longest: 40 },
    type: { form: 'text', longest: 40 },
    billDate: { form: 'day' },
    dueDate: { form: 'day' },
    amount: { form: 'amount' },
    balance: { form: 'amount' },
    lines: { form: 'lines', isOptional: true },
    linesEs: { form: 'labels', isOptional: true },
    serviceFrom: { form: 'day', isOptional: true },
    serviceTo: { form: 'day', isOptional: true },
    readings: { form: 'readings', isOptional: true },
    usage: { form: 'count', isOptional: true },
    usageUnit: { form: 'text', longest: 20, isOptional: true },
    previousBalance: { form: 'amount', isOptional: true },
    payments: { form: 'amount', isOptional: true, isPositive: true },
    penalty: { form: 'amount', isOptional: true, isPositive: true },
  },
  payment: {
    customerId: { form: 'number' },
    locationId: { form: 'number' },
    reference: { form: 'text', longest: 60 },
    type: { form: 'text', longest: 40 },
    date: { form: 'day' },
    amount: { form: 'amount' },
  },
  delinquency: {
    customerId: { form: 'number' },
    locationId: { form: 'number' },
    type: { form: 'overdue' },
    amount: { form: 'amount', isPositive: true },
    date: { form: 'day' },
  },
  citation: {
    number: { form: 'citation' },
    plate: { form: 'plate', isOptional: true },
    type: { form: 'text', longest: 100 },
    typeEs: { form: 'text', longest: 100, isOptional: true },
    date: { form: 'day' },
    dueDate: { form: 'day', isOptional: true },
    amount: { form: 'amount', isPositive: true },
    balance: { form: 'amount', isPositive: true },
  },
  'citation-payment': {
    number: { form: 'citation' },
    reference: { form: 'text', longest: 60 },
    date: { form: 'day' },
    amount: { form: 'amount' },
  },
}

const { BatchError } = batchError

/** In English, by the wire's `code`. */
// Object.fromEntries forgets the names.
export const rowErrors = Object.fromEntries(
  Object.entries(BatchError).map(([code, { en }]) => [code, en]),
) as Readonly<Record<keyof typeof BatchError, string>>

export type RowError = keyof typeof rowErrors
