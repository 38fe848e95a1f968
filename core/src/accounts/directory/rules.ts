import { fingerprint } from '../../platform/kernel/fingerprint.ts'
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

/** What was there before; an account may lack a phone number and a contact. */
export interface EditedUser {
  readonly FirstName: string
  readonly LastName: string
  readonly PhoneNumber: string | null
  readonly SalesforceId: string | null
  readonly Admin: boolean
}

const textFields = ['FirstName', 'LastName', 'PhoneNumber', 'SalesforceId'] as const

/** As the form shows it. */
export const editOf = (user: EditedUser): UserEdit => ({
  FirstName: user.FirstName,
  LastName: user.LastName,
  PhoneNumber: user.PhoneNumber ?? '',
  SalesforceId: user.SalesforceId ?? '',
  Admin: user.Admin,
})

/**
 * Every field is required, and the phone number must be valid (spec, admin section 5.3). What was
 * empty before may stay empty while something else changes: the Admin flag can be taken from an
 * incomplete account.
 */
export const userEditErrors = (
  edit: UserEdit,
  before?: UserEdit | null,
): readonly ValidationError[] => {
  const mayStay = (field: keyof UserEdit): boolean =>
    before?.[field] === edit[field] && changesBetween(before, edit).length > 0
  return textFields.flatMap((field): readonly ValidationError[] => {
    if (mayStay(field)) return []
    if (edit[field].trim() === '') return required(field, edit[field])
    return field === 'PhoneNumber' && phoneOf(edit.PhoneNumber) === null
      ? [{ field, kind: 'Invalid' }]
      : []
  })
}

/** Names of the fields that differ. */
export const changesBetween = (before: UserEdit, after: UserEdit): readonly (keyof UserEdit)[] =>
  ([...textFields, 'Admin'] as const).filter((field) => before[field] !== after[field])

/** Of what the form changes; for the ETag. */
export function userVersion(user: EditedUser): string {
  const { FirstName, LastName, PhoneNumber, SalesforceId, Admin } = editOf(user)
  return fingerprint([FirstName, LastName, PhoneNumber, SalesforceId, Admin])
}
