import { useSuspenseQuery } from '@tanstack/react-query'
import { mayCall } from '@portal/core/access/rules'
import { listSecondFactors } from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { Form, Submit } from '@portal/web-ui/form'
import { Grid, Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { PasswordInput } from '@portal/web-ui/password-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { AddTotp } from './add-totp.tsx'
import { confirmForm, makeCodesForm, ruleForm } from './factor-forms.ts'
import { FactorList } from './factor-list.tsx'
import { codesIn, RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

/** One's own second factors, and for administrators the rule for all. */
export function SecurityScreen() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data } = useSuspenseQuery(query(listSecondFactors))
  const { canChange, factors, isRequired, recoveryCodesLeft } = data
  return (
    <Screen>
      <Stack gap="wide">
        <Stack gap="tight">
          <PageTitle>{t('SecondFactor.Title')}</PageTitle>
          <p>{t('SecondFactor.Lead')}</p>
        </Stack>
        <FactorList factors={factors} canRemove={canChange} />
        {canChange ? (
          <Grid gap="wide" columns="wide">
            <AddPasskey {...(factors.length > 0 && { look: 'quiet' as const })} />
            <AddTotp look="quiet" />
          </Grid>
        ) : (
          <ConfirmFirst />
        )}
        {factors.length > 0 && <CodesLeft count={recoveryCodesLeft} canMake={canChange} />}
        {mayCall(page.viewer.roles, 'requireSecondFactors') && <Rule isRequired={isRequired} />}
      </Stack>
    </Screen>
  )
}

function ConfirmFirst() {
  const { t } = useTexts()
  const form = useAppForm(confirmForm)
  return (
    <section aria-labelledby="confirm-title">
      <Stack>
        <h2 id="confirm-title">{t('SecondFactor.ConfirmTitle')}</h2>
        <p>{t('SecondFactor.ConfirmText')}</p>
        <Form of={form} look="narrow">
          <PasswordInput {...form.field('password')} autoComplete="current-password" required />
          <Submit of={form} label="SecondFactor.Confirm" />
        </Form>
      </Stack>
    </section>
  )
}

function CodesLeft({ count, canMake }: { count: number; canMake: boolean }) {
  const { t } = useTexts()
  const form = useAppForm(makeCodesForm)
  const codes = codesIn(form)
  return (
    <section aria-labelledby="codes-title">
      <Stack>
        <h2 id="codes-title">{t('SecondFactor.CodesTitle')}</h2>
        <p>{t('SecondFactor.CodesLeft', { count })}</p>
        {codes && <RecoveryCodes codes={codes} />}
        {canMake && (
          <Form of={form}>
            <p className={styles.soft}>{t('SecondFactor.MakeCodesText')}</p>
            <Submit of={form} label="SecondFactor.MakeCodes" look="quiet" />
          </Form>
        )}
      </Stack>
    </section>
  )
}

function Rule({ isRequired }: { isRequired: boolean }) {
  const { t } = useTexts()
  const form = useAppForm(ruleForm)
  return (
    <section aria-labelledby="rule-title">
      <Stack>
        <h2 id="rule-title">{t('SecondFactor.RuleTitle')}</h2>
        <p>
          <strong>{t(isRequired ? 'SecondFactor.RuleOn' : 'SecondFactor.RuleOff')}</strong>
        </p>
        <p className={styles.soft}>{t('SecondFactor.RuleText')}</p>
        <Form of={form}>
          <input type="hidden" name="required" value={isRequired ? 'no' : 'yes'} />
          <Submit
            of={form}
            label={isRequired ? 'SecondFactor.TurnOff' : 'SecondFactor.TurnOn'}
            look="quiet"
          />
        </Form>
      </Stack>
    </section>
  )
}
