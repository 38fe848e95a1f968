import { useQueryClient } from '@tanstack/react-query'
import { isPayable, minimumPaymentCents } from '@portal/core/ledger/rules'
import { Button, ButtonLink } from '@portal/web-ui/button'
import { Form } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { useClosure } from '../payments/closure.tsx'
import { ConfirmPayment } from '../payments/confirm-payment.tsx'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import { dueAccounts, firstDue, severalDue, totalDueCents } from './amounts.ts'
import { PayBill } from './pay-bill.tsx'
import { payEverythingForm } from './pay-everything-form.ts'

export function PayEverything({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t, format } = useTexts()
  const { flags } = useApp().page
  const queryClient = useQueryClient()
  const form = useAppForm(payEverythingForm, {
    async during(send) {
      const answer = await send()
      // The page's amounts are as outdated as the total: refetch.
      if (answer.kind === 'refused') void queryClient.invalidateQueries()
      return answer
    },
  })
  const closure = useClosure()
  const { ask } = form
  const first = firstDue(accounts)
  // Keep showing the question even when nothing is due any more.
  if (!first && !ask) return null
  const dueCents = totalDueCents(accounts)
  // The older form pays one account, and amounts below the minimum need a typed amount.
  if (first && !ask && (!flags.EnableCORE || dueCents < minimumPaymentCents))
    return <PayBill account={first} look="primary" isNamed={severalDue(accounts)} />
  const cents = ask?.cents ?? dueCents
  const items =
    ask?.about ??
    dueAccounts(accounts)
      .map(({ accountNumber, totalAmountDue }) => `${accountNumber}:${totalAmountDue.toFixed(2)}`)
      .join(',')
  const reason = closure
    ? t('Bills.ClosedShort')
    : isPayable(cents)
      ? undefined
      : t('Bills.TooMuchAtOnce')
  // Used early: a page carries only texts used in rendering.
  const choose = t('Bills.ChooseAmounts')
  return (
    <Form of={form}>
      <input type="hidden" name="items" value={items} />
      <ConfirmPayment ask={ask} />
      <Row>
        <Button type="submit" {...(reason && { disabledReason: reason })}>
          {t(items.includes(',') ? 'Bills.PayEverything' : 'Bills.PayThisMuch', {
            amount: format.money(cents),
          })}
        </Button>
        {ask && first && (
          <ButtonLink look="quiet" href="/payment">
            {choose}
          </ButtonLink>
        )}
      </Row>
    </Form>
  )
}
