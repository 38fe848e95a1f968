import { isPayable, minimumPaymentCents } from '@portal/core/rules'
import { Button } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { useTexts } from '@portal/web-ui/texts'
import type { BillingAccount } from '../../parts/billing-history.ts'
import { useClosure } from '../../parts/closure.tsx'
import { useAppForm } from '../../parts/use-app-form.ts'
import { useApp } from '../../parts/use-app.ts'
import { dueAccounts, firstDue, severalDue, totalDueCents } from './amounts.ts'
import { PayBill } from './pay-bill.tsx'
import { payEverythingForm } from './pay-everything-form.ts'

/** Pays everything that is due, on all accounts and in one press. */
export function PayEverything({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t, format } = useTexts()
  const { flags } = useApp().page
  const form = useAppForm(payEverythingForm)
  const closure = useClosure()
  const cents = totalDueCents(accounts)
  const first = firstDue(accounts)
  if (!first) return null
  // The older form pays one account, and less than the smallest payment is left to whoever types more.
  if (!flags.EnableCORE || cents < minimumPaymentCents)
    return <PayBill account={first} look="primary" isNamed={severalDue(accounts)} />
  const items = dueAccounts(accounts).map(
    ({ accountNumber, totalAmountDue }) => `${accountNumber}:${totalAmountDue.toFixed(2)}`,
  )
  const reason = closure
    ? t('Bills.ClosedShort')
    : isPayable(cents)
      ? undefined
      : t('Bills.TooMuchAtOnce')
  return (
    <Form of={form}>
      <input type="hidden" name="items" value={items.join(',')} />
      <div>
        <Button type="submit" busy={form.isBusy} {...(reason && { disabledReason: reason })}>
          {t(items.length > 1 ? 'Bills.PayEverything' : 'Bills.PayThisMuch', {
            amount: format.money(cents),
          })}
        </Button>
      </div>
    </Form>
  )
}
