import { useSuspenseQuery } from '@tanstack/react-query'
import { factorLimits } from '@portal/core/second-factor/rules'
import { getTotpSetup } from '@portal/openapi/admin-client/second-factor'
import { query } from '@portal/web-ui/api'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { AddProps } from './add-passkey.tsx'
import { addTotpForm, beginTotpForm } from './factor-forms.ts'
import { QrCode } from './qr-code.tsx'
import { codesIn, RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

export function AddTotp({ next, look, isOver }: AddProps) {
  const { t } = useTexts()
  const begin = useAppForm(beginTotpForm)
  const add = useAppForm(addTotpForm)
  const { data } = useSuspenseQuery(query(getTotpSetup))
  const { setup } = data
  const codes = codesIn(add)
  if (isOver && !codes) return null
  return (
    <section aria-labelledby="add-totp">
      <Stack>
        <Stack gap="tight">
          <h2 id="add-totp">{t('SecondFactor.AddTotp')}</h2>
          <p className={styles.soft}>{t('SecondFactor.AddTotpText')}</p>
        </Stack>
        {!setup && add.report}
        {codes && <RecoveryCodes codes={codes} next={next} />}
        {setup && (
          <Form of={add} look="narrow">
            <p>{t('SecondFactor.Scan')}</p>
            <QrCode text={setup.uri} label={t('SecondFactor.ScanAlt')} />
            <p>
              {t('SecondFactor.TypeInstead')}
              <br />
              <code className={styles.secret}>{setup.secret.match(/.{4}/g)?.join(' ')}</code>
            </p>
            <TextInput
              {...add.field('appName', t('SecondFactor.FirstTotp'))}
              hint={t('SecondFactor.NameHint')}
              maxLength={factorLimits.name}
              autoComplete="off"
              required
            />
            <TextInput
              {...add.field('code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={12}
              required
            />
            <Submit of={add} label="SecondFactor.ConfirmTotp" />
          </Form>
        )}
        {!codes && (
          <Form of={begin}>
            <Submit
              of={begin}
              label={setup ? 'SecondFactor.StartAgain' : 'SecondFactor.BeginTotp'}
              {...((setup || look === 'quiet') && { look: 'quiet' as const })}
            />
          </Form>
        )}
      </Stack>
    </section>
  )
}
