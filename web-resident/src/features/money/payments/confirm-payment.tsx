import { Checkbox } from '@portal/web-ui/checkbox'
import type { Ask } from '@portal/web-ui/forms/form-answer'
import { useTexts } from '@portal/web-ui/texts'
import { confirmFields } from './payment-ask.ts'

/** The yes to what a payment's payer was asked; it stands for the sum that was asked about alone. */
export function ConfirmPayment({ ask }: { ask: Ask | null }) {
  const { t, format } = useTexts()
  // Asked for ahead: a page carries just the texts that it was rendered with.
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
