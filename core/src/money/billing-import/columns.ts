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

interface Field {
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

/** The keys are the wire's `code`. */
export const rowErrors = {
  required: 'The field is empty.',
  'unknown-kind':
    'The kind must be account, bill, payment, delinquency, citation or citation-payment.',
  'unknown-column': 'A batch has no such column. The line is that of the header.',
  'twice-in-header': 'The header has this column twice.',
  'too-many-fields': 'The row has more fields than the header.',
  'not-for-this-kind': 'Rows of this kind do not have this field.',
  'not-an-amount':
    'The amount must be whole cents, with a minus behind them for a credit, at most 10 digits.',
  negative: 'The amount must not be a credit.',
  'not-a-day': 'The day must be MMDDYYYY.',
  'not-a-number':
    'The number must have up to 20 letters and digits. Spaces and leading zeros do not count.',
  'not-a-citation': 'The citation number must have 4 to 20 letters, digits and dashes.',
  'not-a-plate': 'The plate must have up to 10 letters and digits. Spaces and dashes do not count.',
  'not-a-state': 'The state must be two capital letters.',
  'not-a-type': 'The type must be past-due or shutoff.',
  'not-a-text': 'The field must be a text or a whole number.',
  'too-long': 'The text is too long.',
  'not-lines': 'The lines must be labels with amounts: Water=4210|Sewer=1300.',
  'lines-differ': 'The lines do not add up to the amount.',
  'not-labels': 'There must be one Spanish label for each line: Agua|Alcantarillado.',
  'not-readings':
    'The readings must be meters with two readings: M1=184200>188500, with * behind an estimate.',
  'not-a-count': 'The field must be a whole number of at most 9 digits.',
  'not-a-period': 'The period must have both days and must not end before it starts.',
  'unknown-account': 'There is no account with these numbers, also not in the batch.',
  twice: 'The batch has the same account, bill, payment, delinquency or citation twice.',
  'unknown-payment': 'There is no citation payment with this number and reference.',
  'amount-differs': 'There is a payment with this reference and another amount.',
} as const

export type RowError = keyof typeof rowErrors
