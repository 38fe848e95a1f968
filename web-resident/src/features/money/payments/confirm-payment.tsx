import { Checkbox } from '@portal/web-ui/checkbox'
import type { Ask } from '@portal/web-ui/forms/form-answer'
import { useTexts } from '@portal/web-ui/texts'
import { confirmFields } from './payment-ask.ts'

/** Confirms the payer's question, for its amount only. */
export function ConfirmPayment({ ask }: { ask: Ask | null }) {
  const { t, format } = useTexts()
  // Used early: a page carries only texts used in rendering.
  const [label, hint] = [
    t('Payment.AskConfirm', { amount: format.money(ask?.cents ?? 0) }),
    t('Payment.AskCredit'),
  ]
  if (!ask) return null
  return (
    <>
      <input type="hidden" name={confirmFields.codes} value={ask.codes.join(',')} />
      <input type="hidden" name={confirmFields.cents} value={ask.cents} />
      <Checkbox
        key={ask.codes.join() + ask.cents}
        name={confirmFields.yes}
        label={label}
        hint={hint}
      />
    </>
  )
}
