import { centsTyped, dollarsOf } from '@portal/core/kernel/rules'
import type { TextKey } from '@portal/core/texts/rules'
import {
  approveRefund,
  refundPayment,
  rejectRefund,
  resolveDiscrepancy,
} from '@portal/openapi/admin-client/payments'
import type { components } from '@portal/openapi/admin-types'
import type { Fields } from '@portal/web-ui/forms/fields'
import { refusedBy, type Refused } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

interface Refund {
  readonly kind: 'refund'
  readonly cents: number | null
  readonly reason: string
}

/** `cents` null refunds everything. */
export function refundIn({ text }: Pick<Fields, 'text'>): Refused | Refund {
  const reason = text('reason').trim()
  if (reason === '') return refusedBy([{ field: 'reason', kind: 'Required' }])
  const amount = text('amount').trim()
  const cents = amount === '' ? null : (centsTyped(amount) ?? 0)
  if (cents !== 0) return { kind: 'refund', cents, reason }
  const code = 'Payments.RefundAmountInvalid'
  return { kind: 'refused', problems: [{ field: 'amount', code }] }
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const refundForm: AppForm = {
  name: 'refund',
  title: 'Payments.NotRefunded',
  labels: {
    amount: 'Payments.RefundAmount',
    reason: 'Payments.Reason',
    isSure: 'Payments.RefundSure',
  },
  about: { 'Payments.RefundAmountInvalid': 'amount' },
  async send(fields, { call }) {
    const { text } = fields
    const refund = refundIn(fields)
    if (refund.kind === 'refused') return refund
    if (fields.has('asks') && !fields.isChecked('isSure'))
      return refusedBy([{ field: 'isSure', kind: 'Required' }])
    const { cents, reason } = refund
    const outcome = await call(refundPayment, {
      path: { id: text('id') },
      body: { amount: cents === null ? null : dollarsOf(cents), reason },
    })
    return { kind: 'accepted', code: codeOf(outcome) }
  },
}

function codeOf({ isProposed, isUnknown }: components['schemas']['RefundOutcome']): TextKey {
  if (isProposed) return 'Payments.RefundIsProposed'
  return isUnknown ? 'Payments.RefundUnknown' : 'Payments.Refunded'
}

export const approveForm: AppForm = {
  name: 'approve-refund',
  title: 'Payments.NotRefunded',
  labels: {},
  async send({ text }, { call }) {
    const outcome = await call(approveRefund, { path: { id: text('id') } })
    return { kind: 'accepted', code: codeOf(outcome) }
  },
}

export const rejectForm: AppForm = {
  name: 'reject-refund',
  title: 'Payments.NotRejected',
  labels: {},
  async send({ text }, { call }) {
    await call(rejectRefund, { path: { id: text('id') } })
    return { kind: 'accepted', code: 'Payments.Rejected' }
  },
}

export const resolveForm: AppForm = {
  name: 'resolve-discrepancy',
  title: 'Payments.NotResolved',
  labels: { note: 'Payments.Note' },
  async send({ text }, { call }) {
    const note = text('note').trim()
    if (note === '') return refusedBy([{ field: 'note', kind: 'Required' }])
    await call(resolveDiscrepancy, { path: { id: text('id') }, body: { note } })
    return { kind: 'accepted', toast: 'SuccessUpdate' }
  },
}
