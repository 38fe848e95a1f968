import { required, type ValidationError } from '../../platform/kernel/validation.ts'

/** In the order of the filter. */
export const historyKinds = [
  'request',
  'payment',
  'bill',
  'message',
  'mail',
  'push',
  'change',
  'session',
  'note',
] as const

export type HistoryKind = (typeof historyKinds)[number]

export const personLimits = {
  /** Entries of the history on a page. */
  page: 30,
  /** Letters of a note. */
  note: 2000,
  /** Of each kind that is counted. */
  counted: 100,
  /** Of a folder that are listed. */
  documents: 100,
} as const

export const noteErrors = (text: string): readonly ValidationError[] => required('text', text)

/** `2026-11-20T18:00:00.000Z_{id}`: the last entry of the previous page. */
export const historyCursor =
  /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
