import { useQuery } from '@tanstack/react-query'
import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { BackLink } from '../../../parts/back-link.tsx'
import { ownPaymentsQuery } from '../payments/own-payments-query.ts'
import { OwnPayments } from '../payments/own-payments.tsx'
import { billingOwnerOf } from '../utility-accounts/billing-history.ts'
import { BillingScreen } from './billing-screen.tsx'
import { MonthsCard } from './months-card.tsx'
import { paidElsewhere } from './paid-elsewhere.ts'
import { PaymentTable } from './payment-table.tsx'
import type { BillingHistory } from './queries.ts'

/** Twelve months of bills and payments (spec, resident section 2, /payment/payment-history). */
export function HistoryScreen() {
  const { t } = useTexts()
  const { EnableWaterBillRedesign: isRedesigned } = useApp().page.flags
  return (
    <BillingScreen
      title={t('Bills.HistoryTitle')}
      lead={t('Bills.HistoryLead')}
      above={<OwnPayments />}
      below={
        <BackLink href="/payment/water-bill-payment-records">{t('Bills.BackToBills')}</BackLink>
      }
    >
      {({ historyMonthly, payments }) => (
        <>
          {isRedesigned && <MonthsCard months={historyMonthly} />}
          <PaidElsewhere payments={payments} />
        </>
      )}
    </BillingScreen>
  )
}

/** Payments besides the portal's own, so that each is listed once. */
function PaidElsewhere({ payments }: Pick<BillingHistory, 'payments'>) {
  const { t } = useTexts()
  const { page } = useApp()
  const { data: own } = useQuery(ownPaymentsQuery(billingOwnerOf(page.viewer)))
  const others = paidElsewhere(payments, own ?? [])
  if (others.length === 0 && payments.length > 0) return null
  return (
    <Card title={t('Bills.PaidElsewhere')}>
      <PaymentTable payments={others} />
    </Card>
  )
}
