import { useRouterState } from '@tanstack/react-router'
import { signInQuery, signInSearch } from '@portal/core/access/rules'
import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { askForResetForm } from './ask-for-reset.ts'

/** Spec, resident section 2, /forgotpassword. */
export function ForgotPasswordScreen() {
  const { t } = useTexts()
  const asking = useAppForm(askForResetForm)
  const search = useRouterState({ select: ({ location }) => location.search })
  return (
    <PlainScreen title={t('ForgotPassword.Title')} lead={t('ForgotPassword.Lead')}>
      <Form of={asking} look="narrow">
        <EmailInput {...asking.field('email')} autoComplete="username" required />
        <Submit of={asking} label="ForgotPassword.Submit" busyLabel="ForgotPassword.Submitting" />
        <p>
          <a href={`/login${signInQuery(signInSearch(search))}`}>
            {t('ForgotPassword.BackToLogin')}
          </a>
        </p>
      </Form>
    </PlainScreen>
  )
}
