import { centsOf } from '@portal/core/kernel/rules'
import { beginPayment } from '@portal/openapi/resident-client/payments'
import { ApiError } from '@portal/web-ui/api'
import type { AppForm } from '@portal/web-ui/forms/form-definition'
import { askOf, confirmedIn } from '../payments/payment-ask.ts'

/** Accounts and amounts, as in the payment page's URL: `1001-5001:55.70,1002-5002:3.00`. */
const itemsIn = (items: string) =>
  items
    .split(',')
    .map((item) => item.split(':'))
    .map(([accountNumber = '', amount]) => ({ accountNumber, amount: Number(amount) }))

/**
 * Starts the payment of all balances in one press. If something was paid meanwhile, the payer is
 * asked; any other failure leads to the payment page, which explains it.
 */
export const payEverythingForm: AppForm = {
  name: 'pay-everything',
  title: 'Bills.NotBegun',
  labels: {},
  async send(fields, { call }) {
    const text = fields.text('items')
    const items = itemsIn(text)
    const cents = items.reduce((sum, { amount }) => sum + centsOf(amount), 0)
    const confirm = confirmedIn(fields, cents)
    const answer = call(beginPayment, {
      body: { transactionType: 'UTILITY', items, activityId: null, email: null, confirm },
    })
    try {
      const { reference, signature } = await answer
      return {
        kind: 'done',
        href: `/payment?${new URLSearchParams({ reference, signature })}`,
      }
    } catch (error) {
      const ask = askOf(error, cents, confirm)
      if (ask)
        return {
          kind: 'refused',
          code: 'Payment.ToConfirm',
          problems: [],
          ask: { ...ask, about: text },
        }
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return { kind: 'done', href: `/payment?${new URLSearchParams({ items: text })}` }
    }
  },
}
