import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { lookUpCitationForm } from './look-up-citation-form.ts'

/** By its printed numbers, so that no one types the amount. */
export function LookUpCitation({ number }: { number: string }) {
  const { t } = useTexts()
  const form = useAppForm(lookUpCitationForm)
  return (
    <Form of={form} look="narrow">
      <TextInput
        {...form.field('number', number)}
        hint={t('Payment.CitationHint')}
        autoComplete="off"
        autoCapitalize="characters"
        required
      />
      <TextInput
        {...form.field('plate')}
        hint={t('Payment.CitationPlateHint')}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <Submit of={form} label="Payment.CitationLookUp" />
    </Form>
  )
}
