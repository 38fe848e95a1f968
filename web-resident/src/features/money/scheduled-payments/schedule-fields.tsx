import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf, daysAfter, isoDay } from '@portal/core/kernel/rules'
import { payDays } from '@portal/core/scheduled-payments/rules'
import { listStoredMethods } from '@portal/openapi/resident-client/payment-methods'
import { query } from '@portal/web-ui/api'
import { ButtonLink } from '@portal/web-ui/button'
import { Beside } from '@portal/web-ui/field-set'
import { Form, Submit } from '@portal/web-ui/form'
import { Select } from '@portal/web-ui/select'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { useMethodName } from '../payment-methods/use-method-name.ts'
import type { BillingAccount } from '../utility-accounts/billing-history.ts'
import type { ScheduledPayment } from './queries.ts'
import { scheduleForm } from './schedule-form.ts'

interface ScheduleFieldsProps {
  /** Accounts whose bill can still be paid on a later day. */
  accounts: readonly BillingAccount[]
  plannedCents: (accountNumber: string) => number
  /** The payment to change; otherwise a new one. */
  changes?: ScheduledPayment
}

export function ScheduleFields({ accounts, plannedCents, changes }: ScheduleFieldsProps) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data: methods } = useSuspenseQuery(query(listStoredMethods))
  const nameOf = useMethodName()
  const form = useAppForm(scheduleForm)
  const [first] = accounts
  if (methods.length === 0)
    return (
      <div>
        <p>{t('Scheduled.NoMethods')}</p>
        <ButtonLink look="quiet" href="/add-stored-payment">
          {t('StoredPayment.Add')}
        </ButtonLink>
      </div>
    )
  if (!first) return null
  const left = (account: BillingAccount) =>
    Math.max(0, centsOf(account.totalAmountDue) - plannedCents(account.accountNumber))
  const cents = changes ? centsOf(changes.amount) : left(first)
  const last =
    accounts
      .map(({ dueDate }) => dueDate ?? '')
      .toSorted()
      .at(-1) ?? ''
  const days = payDays(todayIn(page.settings.timeZone), last)
  // Several forms may be on the page; the new one's ids are its field names.
  const idOf = (name: string) => changes && `${name}-${changes.id}`
  return (
    <Form of={form}>
      {changes && <input type="hidden" name="id" value={changes.id} />}
      {!changes && accounts.length === 1 && (
        <input type="hidden" name="account" value={first.accountNumber} />
      )}
      {!changes && accounts.length > 1 && (
        <Select
          {...form.field('account', first.accountNumber)}
          options={accounts.map((account) => ({
            value: account.accountNumber,
            label: t('Scheduled.AccountDue', {
              account: account.accountNumber,
              amount: format.money(left(account)),
              day: account.dueDate === null ? '' : format.date(account.dueDate),
            }),
          }))}
        />
      )}
      <Beside>
        <TextInput
          {...form.field('amount', (cents / 100).toFixed(2))}
          id={idOf('amount')}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <TextInput
          {...form.field('payOn', changes?.payOn ?? last)}
          id={idOf('payOn')}
          type="date"
          min={days?.first}
          max={days?.last}
          hint={
            accounts.length === 1
              ? t('Scheduled.DayHint', { day: format.date(last) })
              : t('Scheduled.DaysHint')
          }
          required
        />
      </Beside>
      <Select
        {...form.field('savedCard', changes?.method?.id ?? methods[0]?.id)}
        id={idOf('savedCard')}
        options={methods.map((method) => ({ value: method.id, label: nameOf(method) }))}
      />
      <Submit
        of={form}
        label={changes ? 'Scheduled.SaveChange' : 'Scheduled.Save'}
        busyLabel="Scheduled.Saving"
      />
    </Form>
  )
}

/** The city's date, as `2026-07-04`. */
export const todayIn = (timeZone: string): string => isoDay(new Date(), timeZone)

/** Accounts with a balance that can still be paid on a later day. */
export const schedulable = (
  accounts: readonly BillingAccount[],
  timeZone: string,
): readonly BillingAccount[] =>
  accounts.filter(
    ({ totalAmountDue, dueDate }) =>
      centsOf(totalAmountDue) > 0 && dueDate !== null && dueDate >= daysAfter(todayIn(timeZone), 1),
  )
