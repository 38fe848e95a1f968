import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { addAccountForm } from './add-account-form.ts'

/** `key` empties the form after success. */
export function AddAccount() {
  const { t } = useTexts()
  const form = useAppForm(addAccountForm)
  return (
    <Stack>
      <h3>{t('WaterAccounts.AddTitle')}</h3>
      <p>{t('WaterAccounts.AddText')}</p>
      <Form of={form} action="#water-accounts-section">
        <Beside key={form.refusal === null ? form.answers : 'refused'}>
          <TextInput {...form.field('customerId')} inputMode="numeric" maxLength={40} />
          <TextInput {...form.field('streetNumber')} inputMode="numeric" maxLength={40} />
        </Beside>
        <Submit of={form} label="WaterAccounts.Add" busyLabel="WaterAccounts.Adding" look="quiet" />
      </Form>
    </Stack>
  )
}
