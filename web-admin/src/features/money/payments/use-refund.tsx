import type { ReactNode } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { useQuestion } from '@portal/web-ui/forms/use-question'
import { Late } from '@portal/web-ui/late'
import { MessageDialog } from '@portal/web-ui/message-dialog'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import type { FormUse } from '@portal/web-ui/use-form'
import type { StaffPaymentDetail } from './queries.ts'
import { refundForm, refundIn } from './refund-form.ts'

/** Asks once, with the amount, and sends once. */
export function useRefund(payment: StaffPaymentDetail): FormUse & { readonly dialog: ReactNode } {
  const { t, format } = useTexts()
  const { completeTexts } = useApp()
  const { asked, ask } = useQuestion<number>()
  const form = useAppForm(refundForm, {
    during: async (send, fields) => {
      const refund = refundIn(fields)
      // The form shows the errors, without a question.
      if (refund.kind === 'refused') return send()
      // The page was rendered without the dialog's texts.
      await completeTexts().catch(() => undefined)
      return (await ask(refund.cents ?? centsOf(payment.amount))) ? send() : null
    },
    // The result stays when the form is gone.
    onAccepted: () => document.querySelector('h1')?.focus(),
  })
  if (!asked) return { ...form, dialog: null }
  const amount = format.money(asked.subject)
  const isSettled = payment.status === 'settled'
  const dialog = (
    <Late>
      {() => (
        <MessageDialog
          kind="warning"
          title={t('Payments.RefundAsk', { amount })}
          confirmLabel={t('Payments.Refund')}
          confirmLook="danger"
          onConfirm={() => asked.answer(true)}
          onClose={() => asked.answer(false)}
        >
          <p>
            {t(isSettled ? 'Payments.RefundAskText' : 'Payments.VoidAskText', {
              reference: payment.reference,
            })}
          </p>
        </MessageDialog>
      )}
    </Late>
  )
  return { ...form, dialog }
}
