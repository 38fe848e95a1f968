import { centsTyped, dollarsOf } from '@portal/core/rules'
import { dataOf } from '@portal/web-ui/api'
import { refusedBy } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '../../screens/app-form.ts'

/** Gives a payment back. */
export const refundForm: AppForm = {
  name: 'refund',
  title: 'Payments.NotRefunded',
  labels: { amount: 'Payments.RefundAmount', reason: 'Payments.Reason' },
  about: { 'Payments.RefundAmountInvalid': 'amount' },
  async send({ text }, { api }) {
    const reason = text('reason').trim()
    if (reason === '') return refusedBy([{ field: 'reason', kind: 'Required' }])
    const amount = text('amount').trim()
    const cents = amount === '' ? null : (centsTyped(amount) ?? 0)
    if (cents === 0)
      return {
        kind: 'refused',
        problems: [{ field: 'amount', code: 'Payments.RefundAmountInvalid' }],
      }
    const { isUnknown } = await dataOf(
      api.POST('/payments/{id}/refund', {
        params: { path: { id: text('id') } },
        body: { amount: cents === null ? null : dollarsOf(cents), reason },
      }),
    )
    return { kind: 'told', code: isUnknown ? 'Payments.RefundUnknown' : 'Payments.Refunded' }
  },
}

/** Notes that a discrepancy was seen to. */
export const resolveForm: AppForm = {
  name: 'resolve-discrepancy',
  title: 'Payments.NotResolved',
  labels: { note: 'Payments.Note' },
  async send({ text }, { api }) {
    const note = text('note').trim()
    if (note === '') return refusedBy([{ field: 'note', kind: 'Required' }])
    await dataOf(
      api.POST('/payment-discrepancies/{id}/resolve', {
        params: { path: { id: text('id') } },
        body: { note },
      }),
    )
    return { kind: 'told', toast: 'SuccessUpdate' }
  },
}
