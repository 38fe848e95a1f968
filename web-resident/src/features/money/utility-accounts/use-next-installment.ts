import { centsOf } from '@portal/core/kernel/rules'
import { useTexts } from '@portal/web-ui/texts'
import type { BillingAccount } from './billing-history.ts'

/** The balance and next installment in words; null without an arrangement or balance. */
export function useNextInstallment({
  nextInstallment: next,
  totalAmountDue,
}: Pick<BillingAccount, 'nextInstallment' | 'totalAmountDue'>): string | null {
  const { t, format } = useTexts()
  if (!next || totalAmountDue <= 0) return null
  return t('Bills.DueInInstallments', {
    amount: format.money(centsOf(totalAmountDue)),
    next: format.money(centsOf(next.amount)),
    day: format.date(next.dueOn),
  })
}
