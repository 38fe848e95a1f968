import { ApiError, dataOf } from '@portal/web-ui/api'
import type { AppForm } from '../../parts/app-form.ts'

/** Accounts with what is due on each, as the payment page's address has them: `1001-5001:55.70,1002-5002:3.00`. */
const itemsIn = (items: string) =>
  items
    .split(',')
    .map((item) => item.split(':'))
    .map(([accountNumber = '', amount]) => ({ accountNumber, amount: Number(amount) }))

/**
 * Begins the payment of everything that is due, in one press. Where it cannot begin just so, the payment page
 * asks or says why, with the same sums.
 */
export const payEverythingForm: AppForm = {
  name: 'pay-everything',
  title: 'Bills.NotBegun',
  labels: {},
  async send({ text }, { api }) {
    const items = text('items')
    const answer = api.POST('/payments', {
      body: { transactionType: 'UTILITY', items: itemsIn(items), activityId: null, email: null },
    })
    try {
      const { reference, signature } = await dataOf(answer)
      return {
        kind: 'done',
        href: `/payment?${new URLSearchParams({ reference, signature })}`,
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error
      return { kind: 'done', href: `/payment?${new URLSearchParams({ items })}` }
    }
  },
}
