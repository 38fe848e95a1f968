import { useQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Skeleton } from '@portal/web-ui/skeleton'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { ClosedBanner } from '../payments/closure.tsx'
import { type BillingAccount, billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { BillsFailed } from '../utility-accounts/bills-failed.tsx'
import { DueDay, DueOf, NameOf, TotalCredit } from './account-facts.tsx'
import { totalDueCents } from './amounts.ts'
import { billName } from './bill-names.ts'
import styles from './billing.module.css'
import { NoAccounts } from './no-accounts.tsx'
import { PayBill } from './pay-bill.tsx'
import { PayEverything } from './pay-everything.tsx'
import { type UpcomingBill, upcomingBillsQuery } from './queries.ts'

/** Amounts due per account, and what comes next (spec, resident section 2, /dashboard). */
export function PayPanel() {
  const { t } = useTexts()
  const { page } = useApp()
  const { data, isError, refetch } = useQuery(upcomingBillsQuery(billingOwnerOf(page.viewer)))
  if (isError || data === undefined || data === null)
    return (
      <Card title={t('Dashboard.Billing')}>
        {isError && <BillsFailed onAgain={() => void refetch()} />}
        {!isError && (data === null ? <NoAccounts /> : <Skeleton />)}
      </Card>
    )
  return (
    <div className={styles.panel}>
      <DueCard accounts={data.navilineAccountInfo} />
      <UpcomingCard bills={data.upcomingBills} accounts={data.navilineAccountInfo} />
    </div>
  )
}

function DueCard({ accounts }: { accounts: readonly BillingAccount[] }) {
  const { t, format } = useTexts()
  const { flags } = useApp().page
  return (
    <Card
      title={t('Dashboard.Billing')}
      aside={
        flags.EnableWaterBillHistoryPage && (
          <a href="/payment/water-bill-payment-records">{t('Bills.AllBills')}</a>
        )
      }
    >
      <ClosedBanner />
      <p className={styles.total}>
        <span>{t('Bills.TotalDue')}</span>
        <strong>{format.money(totalDueCents(accounts))}</strong>
      </p>
      <PayEverything accounts={accounts} />
      <TotalCredit accounts={accounts} />
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={account.accountNumber}>
            <p className={styles.name}>
              <NameOf account={account} />
            </p>
            <p className={styles.due}>
              <DueOf account={account} />
            </p>
            <PayBill account={account} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface UpcomingCardProps {
  bills: readonly UpcomingBill[]
  accounts: readonly BillingAccount[]
}

function UpcomingCard({ bills, accounts }: UpcomingCardProps) {
  const { t, format } = useTexts()
  const isInInstallments = (number: string) =>
    accounts.some((one) => one.accountNumber === number && one.nextInstallment)
  return (
    <Card title={t('Bills.Upcoming')}>
      {bills.length === 0 ? (
        <p>{t('Payment.NoUpcomingBills')}</p>
      ) : (
        <ul className={styles.accounts}>
          {bills.map(({ accountNumber, amount, type, dueDate }) => (
            <li key={`${accountNumber} ${dueDate} ${type} ${amount}`}>
              <p className={styles.name}>
                <span>{billName(t, type)}</span>
                <small>{t('Payment.AccountNamed', { account: accountNumber })}</small>
              </p>
              <p className={styles.due}>
                <strong>{format.money(centsOf(amount))}</strong>
                {isInInstallments(accountNumber) ? (
                  <small>{t('Bills.InInstallments')}</small>
                ) : (
                  dueDate && <DueDay day={dueDate} />
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
