import { useNavigate } from '@tanstack/react-router'
import type { AccountCreation } from '@portal/core/rules'
import { ApiError, dataOf } from '@portal/web-ui/api'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useIdempotencyKey } from '../../../parts/idempotency-key.ts'
import { useApp } from '../../../parts/use-app.ts'
import { wireForm } from './draft.ts'
import { landingPath } from './landing.ts'
import { steps } from './steps.ts'

/** Refusals that are told in a message of their own (spec, resident section 8), with its title. */
const refusals = {
  'Account.error-sf-account-exists': 'CreateAccount.ExistsTitle',
  'Account.utility-account-street-number-mismatch': 'CreateAccount.MismatchTitle',
} as const

type Refusal = keyof typeof refusals

/** The refusal that an answer is; null for anything else. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError) || !Object.hasOwn(refusals, error.code)) return null
  // The line above asked whether it is one of the table's keys.
  return error.code as Refusal
}

/** Creates the account from the whole form and leaves for where the person lands. */
export function useCompletion(): (form: AccountCreation) => Promise<void> {
  const { api } = useApp()
  const keyOf = useIdempotencyKey()
  return async (form) => {
    const body = wireForm(form)
    await dataOf(api.POST('/users/account', { body, params: { header: keyOf(body) } }))
    // A load, not a change of screen: the session knows the account from now on.
    location.assign(landingPath())
  }
}

/** Says why the account could not be created; after a mismatch one goes on at the utility account. */
export function CompletionRefused(props: { refusal: Refusal; onClose: () => void }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const { refusal, onClose } = props
  async function close(): Promise<void> {
    onClose()
    if (refusal === 'Account.error-sf-account-exists') return
    await navigate({ to: steps['account-information'].path })
    document.getElementById('utilityCustomerId')?.focus()
  }
  return (
    <MessageDialog kind="error" title={t(refusals[refusal])} onClose={() => void close()}>
      <p>{t(refusal)}</p>
    </MessageDialog>
  )
}
