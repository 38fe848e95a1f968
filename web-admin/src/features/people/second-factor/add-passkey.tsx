import { factorLimits } from '@portal/core/second-factor/rules'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { addPasskeyForm } from './factor-forms.ts'
import { codesIn, RecoveryCodes } from './recovery-codes.tsx'
import styles from './second-factor.module.css'

export interface AddProps {
  /** Where a login continues, after the codes. */
  next?: string
  look?: 'quiet'
  /** Another way was added, and shows its codes. */
  isOver?: boolean
}

export function AddPasskey({ next, look, isOver }: AddProps) {
  const { t } = useTexts()
  const form = useAppForm(addPasskeyForm)
  const codes = codesIn(form)
  if (isOver && !codes) return null
  return (
    <section aria-labelledby="add-passkey">
      <Stack>
        <Stack gap="tight">
          <h2 id="add-passkey">{t('SecondFactor.AddPasskey')}</h2>
          <p className={styles.soft}>{t('SecondFactor.AddPasskeyText')}</p>
        </Stack>
        {codes && form.report}
        {codes && <RecoveryCodes codes={codes} next={next} />}
        {!codes && (
          <Form of={form} look="narrow">
            <TextInput
              {...form.field('passkeyName', t('SecondFactor.FirstPasskey'))}
              hint={t('SecondFactor.NameHint')}
              maxLength={factorLimits.name}
              autoComplete="off"
              required
            />
            <Submit
              of={form}
              label="SecondFactor.AddPasskey"
              busyLabel="SecondFactor.UsingPasskey"
              {...(look && { look })}
            />
          </Form>
        )}
      </Stack>
    </section>
  )
}
