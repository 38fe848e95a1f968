import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Banner } from '@portal/web-ui/banner'
import { ButtonLink } from '@portal/web-ui/button'
import { Form, Submit } from '@portal/web-ui/form'
import { Row } from '@portal/web-ui/layout'
import { Skeleton } from '@portal/web-ui/skeleton'
import { type Column, Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useApp } from '@portal/web-ui/use-app'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { PlainScreen } from '../../../parts/plain-screen.tsx'
import { Scripted } from '../payment-methods/scripted.tsx'
import { beginPaymentForm } from './begin-payment-form.ts'
import styles from './payment.module.css'
import { permitBillQuery } from './permit-bill-query.ts'

type Bill = NonNullable<Awaited<ReturnType<ReturnType<typeof permitBillQuery>['queryFn'] & object>>>
type Item = Bill['itemizedBill'][number]

const purpose = 'LPI'

// Only when the provider's page is disabled.
const OlderPermitPayment = lazy(async () => {
  const { OlderPermitPayment: component } = await import('./older-permit-payment.tsx')
  return { default: component }
})

/** Spec, resident section 2, /paymentLPI. */
export function PermitBillScreen({ activityId }: { activityId: string }) {
  const { t, format } = useTexts()
  const { page } = useApp()
  const { data: bill } = useSuspenseQuery(permitBillQuery(activityId))
  const form = useAppForm(beginPaymentForm)
  const money = (dollars: number): string => format.money(Math.round(dollars * 100))
  const columns: readonly Column<Item>[] = [
    {
      key: 'name',
      header: t('Payment.LpiApplication'),
      isRowHeader: true,
      render: ({ applicationName }) => applicationName,
    },
    {
      key: 'number',
      header: t('Payment.LpiNumber'),
      isOneLine: true,
      render: ({ applicationNumber }) => applicationNumber,
    },
    {
      key: 'fee',
      header: t('Payment.LpiFee'),
      align: 'end',
      isOneLine: true,
      render: ({ applicationFee }) => money(applicationFee),
    },
  ]
  const request = `/activity-view/LPI_Application__c/${activityId}`
  return (
    <PlainScreen title={t('Payment.Purpose_LPI')} lead={t('Payment.LpiLead')}>
      {bill.isPaid && (
        <Banner tone="success">
          <p>{t('Payment.LpiPaid')}</p>
        </Banner>
      )}
      <Table
        caption={t('Payment.LpiBill')}
        columns={columns}
        rows={bill.itemizedBill}
        rowKey={({ applicationName, applicationNumber }) => applicationNumber + applicationName}
      />
      <dl className={styles.facts}>
        <div>
          <dt>{t('Payment.AccountNumber')}</dt>
          <dd>{bill.accountNumber}</dd>
        </div>
        <div>
          <dt>{t('Payment.LpiTotal')}</dt>
          <dd>{money(bill.amount)}</dd>
        </div>
      </dl>
      {!bill.isPaid && !page.flags.EnableCORE && (
        <Scripted>
          <Suspense fallback={<Skeleton shape="tile" />}>
            <OlderPermitPayment
              activityId={activityId}
              accountNumber={bill.accountNumber}
              amount={bill.amount}
            />
          </Suspense>
        </Scripted>
      )}
      {!bill.isPaid && page.flags.EnableCORE && (
        <Form of={form}>
          <input type="hidden" name="transactionType" value={purpose} />
          <input type="hidden" name="activityId" value={activityId} />
          <input type="hidden" name="accountNumber" value={bill.accountNumber} />
          <input type="hidden" name="amount" value={bill.amount.toFixed(2)} />
          <Submit of={form} label="Payment.Next" busyLabel="Payment.Opening" />
        </Form>
      )}
      <Row>
        <ButtonLink look="quiet" href={request}>
          {t('Payment.LpiSeeRequest')}
        </ButtonLink>
      </Row>
    </PlainScreen>
  )
}
