import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { changeEmailForm } from './change-email-form.ts'
import { useConfirmation } from './use-confirmation.tsx'

export function ChangeEmail({ email }: { email: string }) {
  const { t } = useTexts()
  const { confirmed, dialog } = useConfirmation()
  const form = useAppForm(changeEmailForm, { during: confirmed })
  return (
    <Stack>
      <div>
        <h3>{t('Profile.ChangeEmail')}</h3>
        <p>{t('Profile.EmailNow', { email })}</p>
      </div>
      <Form of={form} action="#security-section">
        <EmailInput {...form.field('newEmail')} autoComplete="email" />
        <noscript>
          <PasswordInput {...form.field('passwordToo')} autoComplete="current-password" />
        </noscript>
        <Submit of={form} label="Profile.SendLink" look="quiet" />
      </Form>
      {dialog}
    </Stack>
  )
}
