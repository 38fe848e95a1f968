import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { TextKey } from '@portal/core/texts/rules'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { steps } from './steps.ts'

/** Errors with their own dialog (spec, resident section 8), by its title. */
const titles: Readonly<Record<string, TextKey>> = {
  'Account.error-sf-account-exists': 'CreateAccount.ExistsTitle',
  'Account.utility-account-street-number-mismatch': 'Account.naviline-account-mismatch',
} satisfies Partial<Record<TextKey, TextKey>>

/** Says why the account could not be created; a mismatch leads back to the utility account. */
export function CompletionRefused({ refusal }: { refusal: TextKey | null }) {
  const { t } = useTexts()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(true)
  const title = refusal && titles[refusal]
  if (!title || !isOpen) return null
  async function close(): Promise<void> {
    setOpen(false)
    if (refusal === 'Account.error-sf-account-exists') return
    await navigate({ to: steps['account-information'].path })
    document.getElementById('utilityCustomerId')?.focus()
  }
  return (
    <Late>
      {() => (
        <MessageDialog kind="error" title={t(title)} onClose={() => void close()}>
          <p>{t(refusal)}</p>
        </MessageDialog>
      )}
    </Late>
  )
}
