// Pure rules that the contract, the operations and the screens share.

export {
  deliveredParagraphs,
  filledNotice,
  lackingBlanks,
  type NoticeTexts,
  noticeBlanks,
  noticeTextFields,
  noticeTextLimits,
  type NoticeValues,
  requiredBlanks,
  unknownNoticeBlanks,
} from './notice-texts.ts'
export { sampleNotices } from './samples.ts'
export { textOfNoticeFile } from './text-of-file.ts'

/** Rows and characters of a file: a larger one is refused whole. Pages of the summary (spec, admin section 9). */
export const noticeLimits = {
  rows: 100_000,
  characters: 12_000_000,
  /** Characters of an account number, as it is searched. */
  account: 60,
  pageSizes: [10, 20, 50, 100],
} as const

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
  'too-soon',
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

/** What the person who sends must have seen: the row is right, but may not be meant. */
export const noticeWarnings = [
  'in-last-batch',
  'nothing-due',
  'arranged',
  'unknown-account',
] as const

export type NoticeWarning = (typeof noticeWarnings)[number]

/** Open: the water will be shut off. Paid and arranged ones are off the list. */
export const noticeStates = ['open', 'paid', 'arranged'] as const

export type NoticeState = (typeof noticeStates)[number]

/** Parts of a batch, for its page and its files. */
export const noticeFilters = ['all', 'open', 'calls', 'letters', 'paid', 'asked'] as const

export type NoticeFilter = (typeof noticeFilters)[number]
