import { centsOf } from '@portal/core/kernel/rules'
import { ButtonLink } from '@portal/web-ui/button'
import { Card } from '@portal/web-ui/card'
import { Row } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { Arrangements } from '../arrangements/arrangements.tsx'
import { ClosedBanner } from '../payments/closure.tsx'
import { ScheduledPayments } from '../scheduled-payments/scheduled-payments.tsx'
import { OwnNotices } from '../shutoff-notices/own-notices.tsx'
import { dueDayOf } from '../utility-accounts/billing-history.ts'
import { DueDay, TotalCredit } from './account-facts.tsx'
import { AccountCards, AccountTable } from './account-list.tsx'
import { firstDue } from './amounts.ts'
import { BillTable } from './bill-table.tsx'
import { BillingScreen } from './billing-screen.tsx'
import styles from './billing.module.css'
import { DelinquencyBanners } from './delinquency-banners.tsx'
import { PayEverything } from './pay-everything.tsx'
import type { BillingHistory } from './queries.ts'

/** Spec, resident section 2, /payment/water-bill-payment-records. */
export function BillsScreen() {
  const { t } = useTexts()
  return (
    <BillingScreen title={t('Bills.Title')} lead={t('Bills.Lead')}>
      {(history) => <Bills history={history} />}
    </BillingScreen>
  )
}

function Bills({ history }: { history: BillingHistory }) {
  const Accounts = useApp().page.flags.EnableWaterBillRedesign ? AccountCards : AccountTable
  return (
    <>
      <ClosedBanner />
      <DelinquencyBanners statuses={history.accountDelinquentStatuses} />
      <OwnNotices />
      <Total history={history} />
      <Arrangements />
      <Accounts accounts={history.accounts} />
      <ScheduledPayments accounts={history.accounts} />
      <BillTable bills={history.bills} />
    </>
  )
}

function Total({ history: { accounts, totalAmountDue } }: { history: BillingHistory }) {
  const { t, format } = useTexts()
  const { userId } = useApp().page.viewer
  const next = firstDue(accounts)
  const day = next && dueDayOf(next)
  return (
    <Card>
      <p className={styles.total}>
        <span>{t('Bills.TotalDue')}</span>
        <strong>{format.money(centsOf(totalAmountDue))}</strong>
        {day && <DueDay day={day} />}
        {!next && <small>{t('Bills.NothingDue')}</small>}
      </p>
      <TotalCredit accounts={accounts} />
      <Row>
        <PayEverything accounts={accounts} />
        <ButtonLink look="quiet" href="/payment/payment-history">
          {t('Bills.PaymentHistory')}
        </ButtonLink>
        <ButtonLink look="quiet" href={`/account/${userId}#manage-autopay-section`}>
          {t('Bills.ManageAutopay')}
        </ButtonLink>
      </Row>
    </Card>
  )
}
