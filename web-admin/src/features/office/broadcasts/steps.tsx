import type { TextKey } from '@portal/core/texts/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { ownForm } from '../../../parts/own-form.ts'
import { approveForm, cancelForm, stopForm } from './broadcast-forms.ts'
import { broadcastsPath, composeHref, wholeHref } from './broadcasts-path.ts'
import type { Broadcast } from './queries.ts'

interface StepProps {
  of: Broadcast
  name: string
}

interface StepsProps extends StepProps {
  /** All of it is on the screen: from the list, one first goes there. */
  isWhole?: boolean
}

/** What its state allows. */
export function Steps({ of, name, isWhole = false }: StepsProps) {
  const { t } = useTexts()
  const { Id, state, isMine } = of
  const isOver = state === 'sent' || state === 'stopped'
  return (
    <Row gap="tight">
      {state === 'waiting' && !isMine && isWhole && (
        <Step of={of} name={name} form={approveForm} label="Broadcasts.Approve" />
      )}
      {state === 'waiting' && !isMine && !isWhole && (
        <ButtonLink href={wholeHref(Id)} size="small">
          {t('Broadcasts.ReadFirst')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
      {(state === 'waiting' || state === 'scheduled') && (
        <Step of={of} name={name} form={cancelForm} label="Broadcasts.Cancel" look="quiet" />
      )}
      {state === 'running' && (
        <Step of={of} name={name} form={stopForm} label="Broadcasts.Stop" look="danger" />
      )}
      {isOver && (
        <ButtonLink href={`${broadcastsPath}?resend=${Id}`} size="small" look="quiet">
          {t('Broadcasts.Resend')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink href={composeHref({ from: Id })} size="small" look="plain">
        {t('Broadcasts.UseAgain')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </ButtonLink>
    </Row>
  )
}

interface SendingStepProps extends StepProps {
  form: AppForm
  label: TextKey
  look?: 'quiet' | 'danger'
}

function Step({ of: { Id }, name, form: definition, label, look }: SendingStepProps) {
  const { t } = useTexts()
  const form = ownForm(useAppForm(definition), 'id', Id)
  return (
    <Form of={form}>
      <input type="hidden" name="id" value={Id} />
      <Button type="submit" size="small" {...(look && { look })}>
        {t(label)}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Form>
  )
}
