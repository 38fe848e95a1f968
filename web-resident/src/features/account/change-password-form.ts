import { changedPasswordFaults } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../parts/app-form.ts'

/** Chooses another password; every other device is logged out. */
export const changePasswordForm: AppForm = {
  name: 'change-password',
  title: 'Toast.error-update',
  labels: {
    currentPassword: 'Profile.CurrentPassword',
    newPassword: 'Profile.NewPassword',
    confirmPassword: 'Profile.ConfirmPassword',
  },
  about: { 'Auth.WrongPassword': 'currentPassword' },
  async send({ text }, { api }) {
    const body = { currentPassword: text('currentPassword'), newPassword: text('newPassword') }
    const faults = changedPasswordFaults({ ...body, confirmPassword: text('confirmPassword') })
    if (faults.length > 0) return refusedBy(faults)
    await dataOf(api.POST('/auth/change-password', { body }))
    return { kind: 'told', code: 'Profile.PasswordChanged' }
  },
}
