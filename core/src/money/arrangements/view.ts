import { dollarsOf } from '../../platform/kernel/money.ts'
import type { ListedArrangement } from './list.ts'

/** With wire names, amounts in dollars. */
export const arrangementView = ({
  totalCents,
  paidCents,
  instalments,
  ...arrangement
}: ListedArrangement) => ({
  ...arrangement,
  total: dollarsOf(totalCents),
  paid: dollarsOf(paidCents),
  installments: instalments.map(({ amountCents, dueOn, leftCents, state }) => ({
    amount: dollarsOf(amountCents),
    dueOn,
    left: dollarsOf(leftCents),
    state,
  })),
})
