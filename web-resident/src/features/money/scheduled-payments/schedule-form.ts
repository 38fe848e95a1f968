import { centsTyped, dollarsOf } from '@portal/core/kernel/rules'
import {
  cancelScheduledPayment,
  changeScheduledPayment,
  schedulePayment,
} from '@portal/openapi/resident-client/scheduled-payments'
import { refusedBy, refusedFor } from '@portal/web-ui/forms/form-answer'
import type { AppForm } from '@portal/web-ui/forms/form-definition'

/** Schedules a payment, or changes the one with its id. */
export const scheduleForm: AppForm = {
  name: 'schedule-payment',
  title: 'Scheduled.Failed',
  labels: {
    account: 'Scheduled.Account',
    amount: 'Scheduled.Amount',
    payOn: 'Scheduled.Day',
    savedCard: 'Scheduled.Method',
  },
  about: {
    'Payment.AmountInvalid': 'amount',
    'Scheduled.DayInvalid': 'payOn',
    'Scheduled.MoreThanDue': 'amount',
    'Scheduled.SameDay': 'payOn',
  },
  async send({ text }, { call, keyOf }) {
    const payOn = text('payOn')
    const savedCard = text('savedCard')
    if (payOn === '') return refusedBy([{ field: 'payOn', kind: 'Required' }])
    if (savedCard === '') return refusedBy([{ field: 'savedCard', kind: 'Required' }])
    const amount = dollarsOf(centsTyped(text('amount')) ?? 0)
    const id = text('id')
    const schedule = { amount, payOn, savedCard }
    if (id !== '') {
      await call(changeScheduledPayment, { path: { id }, body: schedule })
      return { kind: 'accepted', toast: 'SuccessUpdate' }
    }
    const [navilineCustomerId = '', navilineLocationId = ''] = text('account').split('-')
    const body = { ...schedule, navilineCustomerId, navilineLocationId }
    await call(schedulePayment, { body, header: keyOf(body) })
    return { kind: 'accepted', toast: 'SuccessAdd' }
  },
}

/** A dialog asks first; without JavaScript, a checkbox confirms. */
export const cancelScheduledForm: AppForm = {
  name: 'cancel-scheduled-payment',
  title: 'Scheduled.CancelFailed',
  labels: { isSure: 'Scheduled.Sure' },
  async send(fields, { call }) {
    if (fields.has('asks') && !fields.isChecked('isSure')) return refusedFor('Scheduled.Sure')
    await call(cancelScheduledPayment, { path: { id: fields.text('id') } })
    return { kind: 'accepted', toast: 'SuccessRemove' }
  },
}
