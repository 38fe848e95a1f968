import { type Handlers, ok } from '@portal/bff-pipeline'
import { DomainError, dollarsOf, wholeCents } from '@portal/core/kernel'
import type { arrangements } from '@portal/openapi/admin/money/arrangements'

// Imported late, so that the worker starts faster.
const load = () => import('@portal/core/arrangements')

/** An installment's amount in cents. */
function centsIn(amount: number): number {
  const cents = wholeCents(amount)
  if (cents === null) throw new DomainError('invalid', 'Arrangement.AmountTooSmall')
  return cents
}

export const arrangementHandlers = {
  listUserArrangements: async ({ query }, context) => {
    const { arrangementView, listUserArrangements } = await load()
    const { accounts, arrangements } = await listUserArrangements(context, query.userId)
    return ok({
      accounts: accounts.map(({ customerId, locationId, dueCents }) => ({
        CustomerId: customerId,
        LocationId: locationId,
        due: dollarsOf(dueCents),
      })),
      arrangements: arrangements.map(arrangementView),
    })
  },
  offerArrangement: async ({ body }, context) => {
    const { offerArrangement } = await load()
    const { customerId, locationId, installments, note } = body
    const instalments = installments.map(({ amount, dueOn }) => ({
      amountCents: centsIn(amount),
      dueOn,
    }))
    const account = { customerId, locationId }
    return ok(offerArrangement(context, { account, instalments, note }))
  },
  withdrawArrangement: async ({ params }, context) => {
    const { withdrawArrangement } = await load()
    await withdrawArrangement(context, params.id)
    return ok({ success: true })
  },
} satisfies Handlers<typeof arrangements>
