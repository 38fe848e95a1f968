import { type UserEdit, userEditErrors } from '@portal/core/directory/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { editUser } from '@portal/openapi/admin-client/directory'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

const read = ({ text, isChecked }: Fields): UserEdit => ({
  FirstName: text('FirstName'),
  LastName: text('LastName'),
  PhoneNumber: text('PhoneNumber'),
  SalesforceId: text('SalesforceId'),
  Admin: isChecked('Admin'),
})

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
    const errors = userEditErrors(body)
    if (errors.length > 0) return refusedBy(errors)
    await call(editUser, { path: { id: fields.text('Id') }, body })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
