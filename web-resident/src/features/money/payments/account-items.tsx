import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { centsOf } from '@portal/core/kernel/rules'
import { suggestedCents } from '@portal/core/ledger/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldSet } from '@portal/web-ui/field-set'
import { Status } from '@portal/web-ui/status'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import type { FormUse } from '@portal/web-ui/use-form'
import {
  type BillingAccount,
  billingHistoryQuery,
  billingOwnerOf,
} from '../utility-accounts/billing-history.ts'
import { isPast } from '../utility-accounts/is-past.ts'
import { useNextInstallment } from '../utility-accounts/use-next-installment.ts'
import { itemField } from './begin-payment-form.ts'
import { centsTyped, typedCents } from './cents-typed.ts'
import { typedItems } from './payment-asked.ts'
import type { PaymentSearch } from './payment-search.ts'
import styles from './payment.module.css'

interface OwnItemsProps {
  form: FormUse
  search: PaymentSearch
  /** Total in cents as typed; null before any input. */
  total: number | null
  /** Shown without accounts. */
  children: ReactNode
}

/** The person's water accounts, each with checkbox and amount; checked ones are paid together. */
export function OwnItems({ form, search, total, children }: OwnItemsProps) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data } = useSuspenseQuery(billingHistoryQuery(billingOwnerOf(page.viewer)))
  const accounts = data?.accounts ?? []
  if (accounts.length === 0) return children
  const typed = typedItems(search)
  const begun = accounts
    .filter((account) => isTickedAtFirst(account, typed))
    .map((account) => centsTyped(amountAtFirst(account, typed)) ?? 0)
  const sum = total ?? begun.reduce((all, one) => all + one, 0)
  return (
    <>
      {accounts.map((account) => (
        <AccountItem
          key={account.accountNumber}
          form={form}
          account={account}
          typed={typed}
          isAlone={accounts.length === 1}
        >
          {t('Payment.AccountNamed', { account: account.accountNumber })}
        </AccountItem>
      ))}
      {/* Without JavaScript the total would be outdated. */}
      {accounts.length > 1 && (
        <Status className={styles.scripted}>
          <strong>{t('Payment.Total', { amount: format.money(sum) })}</strong>
        </Status>
      )}
    </>
  )
}

type Typed = ReadonlyMap<string, string>

const isTickedAtFirst = ({ accountNumber, totalAmountDue }: BillingAccount, typed: Typed) =>
  typed.size > 0 ? typed.has(accountNumber) : centsOf(totalAmountDue) > 0

const amountAtFirst = (
  { accountNumber, amount, penaltyAmount }: BillingAccount,
  typed: Typed,
): string =>
  typed.get(accountNumber) ?? typedCents(suggestedCents(centsOf(amount), centsOf(penaltyAmount)))

interface AccountItemProps {
  form: FormUse
  account: BillingAccount
  typed: Typed
  isAlone: boolean
  children: string
}

function AccountItem({ form, account, typed, isAlone, children: name }: AccountItemProps) {
  const { t, format } = useTexts()
  const { timeZone } = useApp().page.settings
  const { accountNumber, address1, dueDate, totalAmountDue } = account
  const inInstallments = useNextInstallment(account)
  const due = centsOf(totalAmountDue)
  const credit = centsOf(account.creditAmount)
  const [box, sum] = [itemField('pay', accountNumber), itemField('amount', accountNumber)]
  const message =
    due === 0
      ? credit > 0
        ? t('Bills.Credit', { amount: format.money(credit) })
        : t('Payment.NoUpcomingBills')
      : (inInstallments ??
        (dueDate
          ? t(isPast(dueDate, timeZone) ? 'Payment.WasDueOn' : 'Payment.DueOn', {
              amount: format.money(due),
              day: format.date(dueDate),
            })
          : t('Payment.DueNow', { amount: format.money(due) })))
  return (
    <FieldSet legend={`${name}, ${address1}`}>
      <input type="hidden" name="account" value={accountNumber} />
      <p>{message}</p>
      {!isAlone && (
        <Checkbox
          {...form.box(box, isTickedAtFirst(account, typed))}
          label={t('Payment.PayThis', { account: accountNumber })}
        />
      )}
      <TextInput
        {...form.field(sum, amountAtFirst(account, typed))}
        hint={t('Payment.AmountHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FieldSet>
  )
}
