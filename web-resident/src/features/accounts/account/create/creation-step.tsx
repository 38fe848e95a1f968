import { type ReactNode, useState } from 'react'
import type { AccountCreation, AccountStep } from '@portal/core/profiles/rules'
import type { TextKey } from '@portal/core/texts/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { fieldsIn } from '@portal/web-ui/forms/fields'
import { Row, Stack } from '@portal/web-ui/layout'
import { Status } from '@portal/web-ui/status'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import { PlainScreen } from '../../../../parts/plain-screen.tsx'
import { CompletionRefused } from './completion-refused.tsx'
import { type Kept, useDraft } from './draft.ts'
import { Progress } from './progress.tsx'
import type { StepForm } from './step-form.ts'
import { steps } from './steps.ts'

interface CreationStepProps {
  step: AccountStep
  form: StepForm
  /** Uncontrolled fields with the draft's values. */
  children: (first: AccountCreation, use: FormUse) => ReactNode
}

const keptTexts = {
  unchanged: null,
  saving: 'CreateAccount.Saving',
  kept: 'CreateAccount.Kept',
  'not-kept': 'CreateAccount.NotKept',
} as const satisfies Readonly<Record<Kept, TextKey | null>>

/** One step with its fields, saved on the server as they change. */
export function CreationStep({ step, form: { read, ...form }, children }: CreationStepProps) {
  const { t } = useTexts()
  const { title, lead, back, submit } = steps[step]
  const draft = useDraft()
  const use = useAppForm(form, {
    // Wait for drafts that are being saved.
    during: (send) => draft.settled().then(send),
  })
  const kept = keptTexts[draft.kept]
  const [first] = useState(() => (use.typed ? read(use.typed, draft.form) : draft.form))
  return (
    <PlainScreen title={t('CreateAccount.Title')}>
      <Progress step={step} />
      <Stack gap="tight">
        <h2>{t(title)}</h2>
        <p>{t(lead)}</p>
      </Stack>
      <Form
        of={use}
        onBlur={({ currentTarget }) => {
          if (!use.isBusy) draft.keep(read(fieldsIn(currentTarget), draft.form))
        }}
      >
        {children(first, use)}
        <Row>
          <Button type="submit">{t(use.isBusy ? 'CreateAccount.Saving' : submit)}</Button>
          {back && (
            <ButtonLink look="quiet" href={steps[back].path}>
              {t('CreateAccount.Back')}
            </ButtonLink>
          )}
        </Row>
        <Status>{kept && <p>{t(kept)}</p>}</Status>
      </Form>
      <CompletionRefused key={use.answers} refusal={use.refusal} />
    </PlainScreen>
  )
}
