import { type Address, optionalAddressErrors } from '@portal/core/kernel/rules'
import { type PersonalInfo, personalInfoErrors } from '@portal/core/profiles/rules'
import { confirmIdentity } from '@portal/openapi/resident-client/identity'
import { updateProfile } from '@portal/openapi/resident-client/profiles'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { addressIn, addressLabels } from '../../people/profiles/address-form.ts'
import { personIn, personLabels } from './person-form.ts'

export const toggles = ['toggleEmailNotifications', 'togglePhoneNotifications'] as const

/** Name and address, as far as they are in the form. */
export const detailsIn = (fields: Fields): PersonalInfo & Address => ({
  ...personIn(fields),
  ...addressIn(fields),
})

/** A new address needs the password; without JavaScript it is in the form. */
export const profileForm: AppForm = {
  name: 'profile',
  title: 'Toast.error-update',
  labels: {
    ...personLabels,
    ...addressLabels,
    passwordToo: 'Profile.CurrentPassword',
    toggleEmailNotifications: 'Profile.toggleEmailNotifications',
    togglePhoneNotifications: 'Profile.togglePhoneNotifications',
  },
  about: { 'Auth.WrongPassword': 'passwordToo', 'Auth.ConfirmationRequired': 'passwordToo' },
  async send(fields, { call }) {
    const details = detailsIn(fields)
    const errors = [...personalInfoErrors(details), ...optionalAddressErrors(details)]
    if (errors.length > 0) return refusedBy(errors)
    const [byEmail, byPhone] = toggles
    const body = {
      ...details,
      [byEmail]: fields.isChecked(byEmail),
      [byPhone]: fields.isChecked(byPhone),
    }
    const password = fields.text('passwordToo')
    if (password) await call(confirmIdentity, { body: { password } })
    await call(updateProfile, { body })
    return { kind: 'accepted', toast: 'Success' }
  },
}
