// Pure rules that the contract, the operations and the screens share.
import { required, type ValidationError } from '../../platform/kernel/validation.ts'

export const legistarLimits = {
  client: 60,
  token: 500,
  /** Notes that a report has. */
  notes: 50,
} as const

/** Why the last read stopped. Stable, for the log and for staff. */
export const legistarProblems = [
  'unreachable',
  'timeout',
  'http-status',
  'redirect',
  'too-large',
  'not-json',
  'repeats',
  'token',
  'refused',
] as const
export type LegistarProblem = (typeof legistarProblems)[number]

/** What Legistar says that the portal cannot take as it is. */
export const legistarNotes = [
  /** Two people with one name and no different email addresses. */
  'person-twice',
  /** Two records of one member of a board share days. */
  'terms-joined',
  /** A term began on another day than it does here. */
  'first-day-kept',
  /** A term runs into the next one of its seat, and keeps its last day. */
  'seat-taken',
  /** A record ends before it begins, or has no day. */
  'record-left-out',
  /** A meeting’s time is in words. */
  'time-in-words',
  /** A meeting without a day. */
  'meeting-left-out',
  /** Something of a record that the portal cannot take. */
  'row-left-out',
] as const
export type LegistarNoteCode = (typeof legistarNotes)[number]

export interface LegistarNote {
  readonly code: LegistarNoteCode
  /** A person, a meeting or both. */
  readonly about: string
}

/** As in the address of its web API. */
export const clientPattern = /^[a-z0-9][a-z0-9-]*$/i

export const legistarErrors = ({
  client,
}: {
  readonly client: string
}): readonly ValidationError[] => [
  ...required('client', client),
  ...(client.trim() === '' || clientPattern.test(client.trim())
    ? []
    : [{ field: 'client', kind: 'Invalid' as const }]),
]
