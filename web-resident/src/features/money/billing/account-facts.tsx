import { centsOf } from '@portal/core/kernel/rules'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { type BillingAccount, dueDayOf } from '../utility-accounts/billing-history.ts'
import { isPast } from '../utility-accounts/is-past.ts'
import { totalCreditCents } from './amounts.ts'

export function DueDay({ day }: { day: string }) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  return (
    <small>
      {t(isPast(day, timeZone) ? 'Bills.WasDue' : 'Bills.DueBy', { day: format.date(day) })}
    </small>
  )
}

/** The amount due in words; a credit is not an amount due (spec, resident section 9). */
export function DueOf({ account }: { account: BillingAccount }) {
  const { t, format } = useTexts()
  const dueCents = centsOf(account.totalAmountDue)
  const penaltyCents = centsOf(account.penaltyAmount)
  const credit = centsOf(account.creditAmount)
  const { nextInstallment: next } = account
  const day = dueDayOf(account)
  return (
    <>
      {dueCents > 0 && <strong>{format.money(dueCents)}</strong>}
      {dueCents === 0 && (
        <span>
          {credit > 0 ? t('Bills.Credit', { amount: format.money(credit) }) : t('Bills.NothingDue')}
        </span>
      )}
      {dueCents > 0 && penaltyCents > 0 && (
        <small>{t('Bills.Penalty', { amount: format.money(penaltyCents) })}</small>
      )}
      {dueCents > 0 && next && (
        <small>{t('Bills.NextInstalment', { amount: format.money(centsOf(next.amount)) })}</small>
      )}
      {dueCents > 0 && day && <DueDay day={day} />}
      {account.isPending && <small>{t('Bills.Pending')}</small>}
    </>
  )
}

/** The total credit; nothing without one. */
export function TotalCredit({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t, format } = useTexts()
  const credit = totalCreditCents(accounts)
  if (credit === 0) return null
  return <p>{t('Bills.Credit', { amount: format.money(credit) })}</p>
}

export function NameOf({ account }: { account: BillingAccount }) {
  const { t } = useTexts()
  return (
    <>
      <span>{t('Payment.AccountNamed', { account: account.accountNumber })}</span>
      <small>{account.address1}</small>
    </>
  )
}
