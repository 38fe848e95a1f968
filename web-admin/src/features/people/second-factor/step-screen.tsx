import { useSuspenseQuery } from '@tanstack/react-query'
import { getSecondStep } from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { Button } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { LogOutForm } from '@portal/web-ui/post-form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import styles from './second-factor.module.css'
import { enterPasskeyForm, enterRecoveryForm, enterTotpForm } from './step-forms.ts'

/** After the password: shows the second factor. */
export function StepScreen() {
  const { t } = useTexts()
  const { data } = useSuspenseQuery(query(getSecondStep))
  const passkey = useAppForm(enterPasskeyForm)
  const totp = useAppForm(enterTotpForm)
  const recovery = useAppForm(enterRecoveryForm)
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('SecondFactor.StepTitle')}</PageTitle>
          <p>{t('SecondFactor.StepLead')}</p>
        </Stack>
        {data.hasPasskey && (
          <Form of={passkey} look="narrow">
            <Submit
              of={passkey}
              label="SecondFactor.UsePasskey"
              busyLabel="SecondFactor.UsingPasskey"
            />
          </Form>
        )}
        {data.hasTotp && (
          <Form of={totp} look="narrow">
            <TextInput
              {...totp.field('code')}
              hint={t('SecondFactor.CodeHint')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
            <Submit
              of={totp}
              label="SecondFactor.EnterCode"
              {...(data.hasPasskey && { look: 'quiet' as const })}
            />
          </Form>
        )}
        <details
          className={styles.lost}
          open={recovery.errorOf('recoveryCode') !== undefined || undefined}
        >
          <summary>{t('SecondFactor.LostTitle')}</summary>
          <Form of={recovery} look="narrow">
            <TextInput
              {...recovery.field('recoveryCode')}
              hint={t('SecondFactor.RecoveryCodeHint')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
            />
            <Submit of={recovery} label="SecondFactor.EnterRecoveryCode" look="quiet" />
            <p>{t('SecondFactor.LostHelp')}</p>
          </Form>
        </details>
        <LogOutForm>
          <Button type="submit" look="plain">
            {t('Header.Logout')}
          </Button>
        </LogOutForm>
      </Stack>
    </Screen>
  )
}
