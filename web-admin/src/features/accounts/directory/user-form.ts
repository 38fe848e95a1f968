import { editOf, type UserEdit, userEditErrors, userVersion } from '@portal/core/directory/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { editUser } from '@portal/openapi/admin-client/directory'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { seenField } from '../../../parts/seen-field.ts'

const read = ({ text, isChecked }: Fields): UserEdit => ({
  FirstName: text('FirstName'),
  LastName: text('LastName'),
  PhoneNumber: text('PhoneNumber'),
  SalesforceId: text('SalesforceId'),
  Admin: isChecked('Admin'),
})

/** The values that the form was filled from; null if the field is not ours. */
export function seenIn(text: string): UserEdit | null {
  try {
    const seen: unknown = JSON.parse(text)
    // Our own field; whatever else was sent is read as an edit with wrong values, which matches no version.
    return typeof seen === 'object' && seen !== null ? editOf(seen as UserEdit) : null
  } catch {
    return null
  }
}

/** Spec, admin sections 2.3 and 5.3. */
export const userForm: AppForm = {
  name: 'user',
  title: 'Users.CouldNotUpdate',
  errorsTitle: 'Users.CouldNotUpdate',
  labels: {
    FirstName: 'Users.FirstName',
    LastName: 'Users.LastName',
    PhoneNumber: 'Users.PhoneNumber',
    SalesforceId: 'Users.SalesforceId',
    Admin: 'Users.Admin',
  } satisfies Readonly<Record<keyof UserEdit, TextKey>>,
  about: {
    'Directory.ContactNotFound': 'SalesforceId',
    'Directory.ContactTaken': 'SalesforceId',
  },
  async send(fields, { call }) {
    const body = read(fields)
    const seen = seenIn(fields.text(seenField))
    const errors = userEditErrors(body, seen)
    if (errors.length > 0) return refusedBy(errors)
    await call(editUser, {
      path: { id: fields.text('Id') },
      header: seen === null ? {} : { 'if-match': `"${userVersion(seen)}"` },
      body,
    })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
