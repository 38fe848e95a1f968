import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf } from '@portal/core/kernel/rules'
import { isPaid } from '@portal/core/ledger/rules'
import { Banner } from '@portal/web-ui/banner'
import { Card } from '@portal/web-ui/card'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Table } from '@portal/web-ui/table'
import { useTexts } from '@portal/web-ui/texts'
import { useAppForm } from '@portal/web-ui/use-app-form'
import { Screen } from '../../../parts/screen.tsx'
import { useReadOnOpen } from '../../people/staff-inbox/use-read-on-open.ts'
import { Facts } from './facts.tsx'
import { GiveBack } from './give-back.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { ProposedRefund } from './proposed-refund.tsx'
import { paymentQuery, type StaffPaymentDetail } from './queries.ts'
import { approveForm, rejectForm } from './refund-form.ts'
import { useRefund } from './use-refund.tsx'

export function PaymentScreen({ id }: { id: string }) {
  const { t } = useTexts()
  const { data: payment } = useSuspenseQuery(paymentQuery(id))
  useReadOnOpen(`/payments/${id}`)
  const isOpen = payment.refunds.some(({ status }) => status !== 'refused' && status !== 'rejected')
  const proposed = payment.refunds.find(({ status }) => status === 'proposed')
  // The result stays when the form is gone.
  const { report, dialog, ...form } = useRefund(payment)
  const focusTitle = { onAccepted: () => document.querySelector('h1')?.focus() }
  const approve = useAppForm(approveForm, focusTitle)
  const reject = useAppForm(rejectForm, focusTitle)
  return (
    <Screen>
      <Stack gap="wide">
        <PageTitle>{payment.reference}</PageTitle>
        {report}
        {approve.report}
        {reject.report}
        {payment.status === 'unknown' && payment.transactionId && (
          <Banner tone="warn">{t('Payments.HeldHint', { number: payment.transactionId })}</Banner>
        )}
        {proposed && (
          <ProposedRefund
            payment={payment}
            refund={proposed}
            approve={{ ...approve, report: null }}
            reject={{ ...reject, report: null }}
          />
        )}
        <PaymentFacts payment={payment} />
        <Events payment={payment} />
        {payment.refunds.length > 0 && <Refunds payment={payment} />}
        {isPaid(payment.status) && !isOpen && (
          <GiveBack payment={payment} form={{ ...form, report: null }} dialog={dialog} />
        )}
      </Stack>
    </Screen>
  )
}

interface Of {
  payment: StaffPaymentDetail
}

function PaymentFacts({ payment }: Of) {
  const { t, format } = useTexts()
  const { email, items, methodBrand, methodLast4, returnCode, transactionId, userId } = payment
  const payer = userId ? (
    <a href={`/users/view/${userId}`}>{email}</a>
  ) : (
    `${t('Payments.Guest')} ${email ?? ''}`
  )
  return (
    <Card>
      <Facts
        of={[
          [t('Payments.Status'), <PaymentStatus key="status" of={payment.status} />],
          [t('Payments.Amount'), format.money(centsOf(payment.amount))],
          [t('Payments.Date'), format.date(payment.createdAt, 'dayTime')],
          [t('Payments.Payer'), payer],
          [
            t('Payments.Accounts'),
            items.map(({ accountNumber, amount, requestId }, i) => (
              <span key={accountNumber}>
                {i > 0 && ', '}
                {requestId ? <a href={`/requests/${requestId}`}>{accountNumber}</a> : accountNumber}
                {` (${format.money(centsOf(amount))})`}
              </span>
            )),
          ],
          [t('Payments.Method'), methodBrand && `${methodBrand} ${methodLast4 ?? ''}`],
          [t('Payments.Transaction'), transactionId],
          [t('Payments.ReturnCode'), returnCode],
        ]}
      />
    </Card>
  )
}

function Events({ payment }: Of) {
  const { t, format } = useTexts()
  return (
    <Card title={t('Payments.History')}>
      <Table
        caption={t('Payments.History')}
        isCaptionHidden
        rows={payment.events}
        rowKey={({ at, to }) => `${at}${to}`}
        columns={[
          {
            key: 'step',
            header: t('Payments.Step'),
            isRowHeader: true,
            render: ({ to }) => <PaymentStatus of={to} />,
          },
          {
            key: 'at',
            header: t('Payments.Date'),
            isOneLine: true,
            render: ({ at }) => format.date(at, 'dayTime'),
          },
          {
            key: 'cause',
            header: t('Payments.Cause'),
            // The API's causes are those of its table, each with a text.
            render: ({ cause }) => t(`Payments.Cause_${cause as 'payer'}`),
          },
          {
            key: 'transaction',
            header: t('Payments.Transaction'),
            render: ({ transactionId }) => transactionId,
          },
        ]}
      />
    </Card>
  )
}

const statusTexts = {
  proposed: 'Payments.RefundStatus_proposed',
  refused: 'Payments.NotRefunded',
  rejected: 'Payments.RefundStatus_rejected',
  submitted: 'Payments.Status_unknown',
  unknown: 'Payments.Status_unknown',
} as const

function Refunds({ payment }: Of) {
  const { t, format } = useTexts()
  return (
    <Card title={t('Payments.Refunds')}>
      <Stack>
        {payment.refunds.map(({ id, amount, createdAt, decidedBy, reason, staff, status }) => (
          <Facts
            key={id}
            of={[
              [t('Payments.Amount'), format.money(centsOf(amount))],
              [t('Payments.Date'), format.date(createdAt, 'dayTime')],
              [t('Payments.Reason'), reason],
              [t('Payments.By'), staff],
              [t('Payments.Status'), status === 'done' ? null : t(statusTexts[status])],
              [t('Payments.DecidedBy'), decidedBy],
            ]}
          />
        ))}
      </Stack>
    </Card>
  )
}
