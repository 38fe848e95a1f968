import { centsOf } from '@portal/core/kernel/rules'
import { Button, ButtonLink, type ButtonLook } from '@portal/web-ui/button'
import { useTexts } from '@portal/web-ui/texts'
import { VisuallyHidden } from '@portal/web-ui/visually-hidden'
import { useClosure } from '../payments/closure.tsx'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import { payHref } from './amounts.ts'

interface PayBillProps {
  account: BillingAccount
  look?: ButtonLook
  isNamed?: boolean
}

/** Disabled with a reason during billing maintenance. */
export function PayBill({ account, look = 'quiet', isNamed = false }: PayBillProps) {
  const { t } = useTexts()
  const closure = useClosure()
  if (centsOf(account.totalAmountDue) === 0) return null
  const name = `, ${t('Payment.AccountNamed', { account: account.accountNumber })}`
  const label = (
    <>
      {t('Bills.PayBill')}
      {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </>
  )
  return (
    <div>
      {closure ? (
        <Button look={look} disabledReason={t('Bills.ClosedShort')}>
          {label}
        </Button>
      ) : (
        <ButtonLink look={look} href={payHref(account)}>
          {label}
        </ButtonLink>
      )}
    </div>
  )
}
