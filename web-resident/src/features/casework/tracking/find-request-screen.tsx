import { EmailInput } from '@portal/web-ui/email-input'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { findRequestForm } from './find-request-form.ts'

/** For guests without the mail: by request number and mail address. */
export function FindRequestScreen() {
  const { t } = useTexts()
  const form = useAppForm(findRequestForm)
  return (
    <PlainScreen title={t('FindRequest.Title')} lead={t('FindRequest.Lead')}>
      <Form of={form} look="narrow">
        <TextInput
          {...form.field('number')}
          hint={t('FindRequest.NumberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
        />
        <EmailInput
          {...form.field('email')}
          hint={t('FindRequest.EmailHint')}
          autoComplete="email"
          required
        />
        <Submit of={form} label="FindRequest.Submit" busyLabel="FindRequest.Submitting" />
        <p>
          {t('FindRequest.HaveAccount')}{' '}
          <a href="/login?redirectto=%2Fin_progress">{t('Header.Login')}</a>
        </p>
      </Form>
    </PlainScreen>
  )
}
