// Pure rules that the contract, the operations and the screens share.

/** Columns of the CSV layout; the first three are needed (docs/shutoff-notices.md). */
export const noticeColumns = [
  'accountNumber',
  'delinquentAmount',
  'shutoffDate',
  'phonePreference',
] as const

export type NoticeColumn = (typeof noticeColumns)[number]

/** Why a row is refused. */
export const noticeErrorCodes = [
  'required',
  'unknown-column',
  'too-many-fields',
  'unreadable',
  'not-an-account',
  'not-an-amount',
  'negative',
  'too-much',
  'not-a-day',
  'past',
  'too-far',
  'not-a-choice',
  'formula',
  'twice',
] as const

export type NoticeErrorCode = (typeof noticeErrorCodes)[number]

export interface NoticeError {
  /** Of the file; the header is 1. */
  readonly line: number
  /** Empty if it is about the whole row. */
  readonly field: NoticeColumn | ''
  readonly code: NoticeErrorCode
}

/** An overdue account whose water will be shut off. */
export interface NoticeRow {
  readonly line: number
  readonly customerId: string
  readonly locationId: string
  readonly amountCents: number
  /** `YYYY-MM-DD`. */
  readonly shutoffOn: string
  /** Rather by phone than by mail, as the billing system has it. */
  readonly wantsPhone: boolean
}
