import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { ownForm } from '../../../parts/own-form.ts'
import { publicForm } from './plan-forms.ts'
import type { PlanDocument } from './queries.ts'

interface WhoSeesProps {
  permitId: string
  document: PlanDocument
}

/** By the city's rule, everyone, or the applicant alone. */
export function WhoSees({ permitId, document: { id, isPublic, isPublicByStaff } }: WhoSeesProps) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(publicForm), 'documentId', id)
  const now = isPublicByStaff ? (isPublic ? 'everyone' : 'involved') : 'rule'
  return (
    <Form of={form} look="narrow">
      <input type="hidden" name="permitId" value={permitId} />
      <input type="hidden" name="documentId" value={id} />
      <Select
        {...form.field('who', now)}
        options={[
          { value: 'rule', label: t('Plans.WhoByRule') },
          { value: 'everyone', label: t('Plans.WhoEveryone') },
          { value: 'involved', label: t('Plans.WhoInvolved') },
        ]}
      />
      <Submit of={form} label="Plans.SaveWho" look="quiet" />
    </Form>
  )
}
