import { partnerLimits } from '@portal/core/partners/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { partnerForm } from './partner-forms.ts'
import type { Partner } from './queries.ts'

/** Adds a partner, or changes one. */
export function PartnerEditor({ partner }: { partner: Partner | null }) {
  const { t } = useTexts()
  const form = useAppForm(partnerForm)
  return (
    <Card title={partner ? t('Partners.Edit', { name: partner.name }) : t('Partners.Add')}>
      <Form of={form}>
        <input type="hidden" name="id" value={partner?.id ?? ''} />
        <input type="hidden" name="version" value={partner?.version ?? 1} />
        <TextInput
          {...form.field('name', partner?.name)}
          maxLength={partnerLimits.name}
          autoComplete="off"
        />
        <TextInput
          {...form.field('contact', partner?.contact)}
          hint={t('Partners.ContactHint')}
          maxLength={partnerLimits.contact}
          autoComplete="off"
        />
        <Submit of={form} label="Partners.Save" />
      </Form>
    </Card>
  )
}
