import type { TextKey } from '@portal/core/texts/rules'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { approveForm, cancelForm, resendForm, stopForm } from './broadcast-forms.ts'
import type { Broadcast } from './queries.ts'

interface StepsProps {
  of: Broadcast
  name: string
}

/** What its state allows. */
export function Steps({ of, name }: StepsProps) {
  const { state, isMine } = of
  return (
    <Row gap="tight">
      {state === 'waiting' && !isMine && (
        <Step of={of} name={name} form={approveForm} label="Broadcasts.Approve" />
      )}
      {(state === 'waiting' || state === 'scheduled') && (
        <Step of={of} name={name} form={cancelForm} label="Broadcasts.Cancel" look="quiet" />
      )}
      {state === 'running' && (
        <Step of={of} name={name} form={stopForm} label="Broadcasts.Stop" look="danger" />
      )}
      {(state === 'sent' || state === 'stopped') && (
        <Step of={of} name={name} form={resendForm} label="Broadcasts.Resend" look="quiet" />
      )}
    </Row>
  )
}

interface StepProps extends StepsProps {
  form: AppForm
  label: TextKey
  look?: 'quiet' | 'danger'
}

function Step({
  of: { Id, updated_at: updatedAt },
  name,
  form: definition,
  label,
  look,
}: StepProps) {
  const { t } = useTexts()
  const form = useAppForm(definition)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={Id} />
      <input type="hidden" name="wave" value={updatedAt} />
      <Button type="submit" size="small" {...(look && { look })}>
        {t(label)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}
