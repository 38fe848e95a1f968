import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { resetForm } from './reset-form.ts'
import styles from './second-factor.module.css'

/** On a colleague's page; for administrators. */
export function ResetFactors({ id, hasFactor }: { id: string; hasFactor: boolean }) {
  const { t } = useTexts()
  const form = useAppForm(resetForm)
  // After a reset the message stays.
  if (!hasFactor && form.answers === 0) return null
  return (
    <section aria-labelledby="reset-title">
      <Stack>
        <h2 id="reset-title">{t('SecondFactor.ResetTitle')}</h2>
        {hasFactor ? (
          <Form of={form} look="narrow">
            <input type="hidden" name="id" value={id} />
            <p className={styles.soft}>{t('SecondFactor.ResetText')}</p>
            <PasswordInput {...form.field('password')} autoComplete="current-password" required />
            <Submit of={form} label="SecondFactor.Reset" look="danger" />
          </Form>
        ) : (
          form.report
        )}
      </Stack>
    </section>
  )
}
