import { phoneOf } from '../../platform/kernel/phone.ts'
import { type ValidationError, required } from '../../platform/kernel/validation.ts'

/** In the table's order (spec, admin section 2.2). */
export const directoryColumns = [
  'Email',
  'FirstName',
  'LastName',
  'PhoneNumber',
  'SalesforceId',
] as const

export type DirectoryColumn = (typeof directoryColumns)[number]

/** The first is the default (spec, admin section 9). */
export const directoryPageSizes = [25, 50, 75, 100] as const

/** Without a search term. */
export const maxListedUsers = 1000

/** A longer term finds the others. */
export const maxFoundUsers = 500

/** Between the last key and the search (spec, admin section 9). */
export const directoryDebounceMs = 500

export interface UserEdit {
  readonly FirstName: string
  readonly LastName: string
  readonly PhoneNumber: string
  readonly SalesforceId: string
  readonly Admin: boolean
}

/** Every field is required, and the phone number must be valid (spec, admin section 5.3). */
export const userEditErrors = (edit: UserEdit): readonly ValidationError[] => [
  ...required('FirstName', edit.FirstName),
  ...required('LastName', edit.LastName),
  ...required('PhoneNumber', edit.PhoneNumber),
  ...(edit.PhoneNumber.trim() === '' || phoneOf(edit.PhoneNumber) !== null
    ? []
    : [{ field: 'PhoneNumber', kind: 'Invalid' } as const]),
  ...required('SalesforceId', edit.SalesforceId),
]
