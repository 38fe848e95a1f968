import { phoneOf } from '../../platform/kernel/phone.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** Columns by which staff sort the directory, in the order of the table (spec, admin section 2.2). */
export const directoryColumns = [
  'Email',
  'FirstName',
  'LastName',
  'PhoneNumber',
  'SalesforceId',
] as const

/** One of the columns of the directory. */
export type DirectoryColumn = (typeof directoryColumns)[number]

/** Rows on a page; the first is the default (spec, admin section 9). */
export const directoryPageSizes = [25, 50, 75, 100] as const

/** How many users the unfiltered directory lists; search finds the others. */
export const maxListedUsers = 1000

/** So many users a search finds at most; a longer term finds who is not among them. */
export const maxFoundUsers = 500

/** The search starts this many milliseconds after the last key (spec, admin section 9). */
export const directoryDebounceMs = 500

/** What staff can change of a user. */
export interface UserEdit {
  readonly FirstName: string
  readonly LastName: string
  readonly PhoneNumber: string
  readonly SalesforceId: string
  readonly Admin: boolean
}

/** What is wrong with an edited user: every field is required (spec, admin section 5.3), a phone number is one. */
export const userEditErrors = (edit: UserEdit): readonly ValidationError[] => [
  ...required('FirstName', edit.FirstName),
  ...required('LastName', edit.LastName),
  ...required('PhoneNumber', edit.PhoneNumber),
  ...(edit.PhoneNumber.trim() === '' || phoneOf(edit.PhoneNumber) !== null
    ? []
    : [{ field: 'PhoneNumber', kind: 'Invalid' } as const]),
  ...required('SalesforceId', edit.SalesforceId),
]
