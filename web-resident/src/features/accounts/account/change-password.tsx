import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { NewPassword } from '../../people/identity/new-password.tsx'
import { changePasswordForm } from './change-password-form.ts'

export function ChangePassword({ email }: { email: string }) {
  const { t } = useTexts()
  const form = useAppForm(changePasswordForm)
  return (
    <Stack>
      <h3>{t('Profile.ChangePassword')}</h3>
      <Form of={form} action="#security-section">
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordInput
          {...form.field('currentPassword')}
          autoComplete="current-password"
          maxLength={128}
        />
        <NewPassword of={form} name="newPassword" />
        <Submit of={form} label="Profile.SavePassword" look="quiet" />
      </Form>
    </Stack>
  )
}
