import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { centsOf, suggestedCents } from '@portal/core/rules'
import { Checkbox } from '@portal/web-ui/checkbox'
import { FieldSet } from '@portal/web-ui/field-set'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import {
  type BillingAccount,
  billingHistoryQuery,
  billingOwnerOf,
} from '../../parts/billing-history.ts'
import { useApp } from '../../parts/use-app.ts'
import { itemField } from './begin-payment-form.ts'
import { typedCents } from './cents-typed.ts'
import { typedItems } from './payment-asked.ts'
import type { PaymentSearch } from './payment-search.ts'

interface OwnItemsProps {
  form: FormUse
  search: PaymentSearch
  /** Shown to who has no account in their care. */
  children: ReactNode
}

/** One's own water accounts with a box and an amount each: what is ticked is paid in one go. */
export function OwnItems({ form, search, children }: OwnItemsProps) {
  const { t } = useTexts()
  const { api, page } = useApp()
  const { data } = useSuspenseQuery(billingHistoryQuery(api, billingOwnerOf(page.viewer)))
  const accounts = data?.accounts ?? []
  if (accounts.length === 0) return children
  const typed = typedItems(search)
  return accounts.map((account) => (
    <AccountItem
      key={account.accountNumber}
      form={form}
      account={account}
      typed={typed}
      isAlone={accounts.length === 1}
    >
      {t('Payment.AccountNamed', { account: account.accountNumber })}
    </AccountItem>
  ))
}

interface AccountItemProps {
  form: FormUse
  account: BillingAccount
  /** What was typed before, by accounts' numbers. */
  typed: ReadonlyMap<string, string>
  isAlone: boolean
  children: string
}

function AccountItem({ form, account, typed, isAlone, children: name }: AccountItemProps) {
  const { t, format } = useTexts()
  const { accountNumber, address1, amount, dueDate, penaltyAmount, totalAmountDue } = account
  const due = centsOf(totalAmountDue)
  const suggested = suggestedCents(centsOf(amount), centsOf(penaltyAmount))
  const [box, sum] = [itemField('pay', accountNumber), itemField('amount', accountNumber)]
  const said =
    due === 0
      ? t('Payment.NoUpcomingBills')
      : dueDate
        ? t('Payment.DueOn', { amount: format.money(due), day: format.date(dueDate, 'long') })
        : t('Payment.DueNow', { amount: format.money(due) })
  return (
    <FieldSet legend={`${name}, ${address1}`}>
      <input type="hidden" name="account" value={accountNumber} />
      <p>{said}</p>
      {!isAlone && (
        <Checkbox
          {...form.box(box, typed.size > 0 ? typed.has(accountNumber) : due > 0)}
          label={t('Payment.PayThis', { account: accountNumber })}
        />
      )}
      <TextInput
        {...form.field(sum, typed.get(accountNumber) ?? typedCents(suggested))}
        hint={t('Payment.AmountHint')}
        inputMode="decimal"
        autoComplete="off"
      />
    </FieldSet>
  )
}
