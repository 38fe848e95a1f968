import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { AccountCreation, AccountStep, TextKey } from '@portal/core/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { type Fields, fieldsOf, Form } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { showToast } from '@portal/web-ui/toast-store'
import { type Faults, useFaults } from '@portal/web-ui/use-faults'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { Status } from '../../../parts/status.tsx'
import { CompletionRefused, refusalOf, useCompletion } from './completion.tsx'
import { type Kept, useDraft } from './draft.ts'
import { Progress } from './progress.tsx'
import { steps } from './steps.ts'

interface CreationStepProps {
  step: AccountStep
  /** The whole form with what this step's fields hold now. */
  read: (fields: Fields, form: AccountCreation) => AccountCreation
  labelOf: (field: string) => string
  sentences?: Readonly<Record<string, TextKey>>
  children: (form: AccountCreation, errorOf: Faults['errorOf']) => ReactNode
}

const keptTexts = {
  unchanged: null,
  saving: 'CreateAccount.Saving',
  kept: 'CreateAccount.Kept',
  'not-kept': 'CreateAccount.NotKept',
} as const satisfies Readonly<Record<Kept, TextKey | null>>

/** One step: its fields, kept on the server as they are left, and the way on. */
export function CreationStep({ step, read, labelOf, sentences, children }: CreationStepProps) {
  const { t } = useTexts()
  const { title, lead, back, submit } = steps[step]
  const draft = useDraft()
  const faults = useFaults({ labelOf, ...(sentences && { sentences }) })
  const { send, isBusy, refusal, dismiss } = useSending(step, draft, faults)
  const kept = keptTexts[draft.kept]
  // What the fields begin with; they keep what is typed themselves.
  const [first] = useState(draft.form)
  return (
    <PlainScreen title={t('CreateAccount.Title')}>
      <Progress step={step} />
      <Form
        onSend={(element) => void send(read(fieldsOf(element), draft.form))}
        onBlur={({ currentTarget }) => {
          if (!isBusy) draft.keepQuietly(read(fieldsOf(currentTarget), draft.form))
        }}
      >
        <Stack gap="tight">
          <h2>{t(title)}</h2>
          <p>{t(lead)}</p>
        </Stack>
        {faults.summary}
        {children(first, faults.errorOf)}
        <Row>
          <Button type="submit" busy={isBusy}>
            {t(isBusy ? 'CreateAccount.Saving' : submit)}
          </Button>
          {back && (
            <ButtonLink look="quiet" href={steps[back].path}>
              {t('CreateAccount.Back')}
            </ButtonLink>
          )}
        </Row>
        <Status>{kept && <p>{t(kept)}</p>}</Status>
      </Form>
      {refusal && <CompletionRefused refusal={refusal} onClose={dismiss} />}
    </PlainScreen>
  )
}

/** Leaves a step: on to the next one, or by creating the account. */
function useSending(step: AccountStep, draft: ReturnType<typeof useDraft>, faults: Faults) {
  const navigate = useNavigate()
  const complete = useCompletion()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>(null)

  async function send(form: AccountCreation): Promise<void> {
    if (isBusy || faults.refuse(steps[step].faultsOf(form))) return
    setBusy(true)
    try {
      await draft.keep(form)
      const next = steps[step].next(form)
      if (next) await navigate({ to: steps[next].path })
      // The page is left for good: the button stays busy until it is.
      else return await complete(form)
    } catch (error) {
      const refused = refusalOf(error)
      if (refused) setRefusal(refused)
      else if (!faults.refuseAnswer(error)) showToast('Error')
    }
    setBusy(false)
  }
  return { send, isBusy, refusal, dismiss: () => setRefusal(null) }
}
