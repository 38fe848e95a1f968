import { Card } from '@portal/web-ui/card'
import { useTexts } from '@portal/web-ui/texts'
import { BackLink } from '../../parts/back-link.tsx'
import { useApp } from '../../parts/use-app.ts'
import { BillingScreen } from './billing-screen.tsx'
import { MonthsCard } from './months-card.tsx'
import { OwnPayments } from './own-payments.tsx'
import { PaymentTable } from './payment-table.tsx'

/** What was billed and paid in twelve months (spec, resident section 2, /payment/payment-history). */
export function HistoryScreen() {
  const { t } = useTexts()
  const { EnableWaterBillRedesign: isRedesigned } = useApp().page.flags
  return (
    <BillingScreen
      title={t('Bills.HistoryTitle')}
      lead={t('Bills.HistoryLead')}
      below={
        <>
          <OwnPayments />
          <BackLink href="/payment/water-bill-payment-records">{t('Bills.BackToBills')}</BackLink>
        </>
      }
    >
      {({ historyMonthly, payments }) => (
        <>
          {isRedesigned && <MonthsCard months={historyMonthly} />}
          <Card title={t('Bills.Payments')}>
            <PaymentTable payments={payments} />
          </Card>
        </>
      )}
    </BillingScreen>
  )
}
