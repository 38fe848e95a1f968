import { changedPasswordErrors } from '@portal/core/identity/rules'
import { changePassword } from '@portal/openapi/resident-client/identity'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Logs out every other device. */
export const changePasswordForm: AppForm = {
  name: 'change-password',
  title: 'Toast.error-update',
  labels: {
    currentPassword: 'Profile.CurrentPassword',
    newPassword: 'Profile.NewPassword',
    confirmPassword: 'Profile.ConfirmPassword',
  },
  about: { 'Auth.WrongPassword': 'currentPassword' },
  async send({ text }, { call }) {
    const body = { currentPassword: text('currentPassword'), newPassword: text('newPassword') }
    const errors = changedPasswordErrors({ ...body, confirmPassword: text('confirmPassword') })
    if (errors.length > 0) return refusedBy(errors)
    await call(changePassword, { body })
    return { kind: 'accepted', code: 'Profile.PasswordChanged' }
  },
}
