import { useSuspenseQuery } from '@tanstack/react-query'
import { centsOf, decimalOf, isPaid } from '@portal/core/rules'
import { Breadcrumb } from '@portal/web-ui/breadcrumb'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Stack } from '@portal/web-ui/layout'
import { PageTitle } from '@portal/web-ui/page-title'
import { Table } from '@portal/web-ui/table'
import { TextInput } from '@portal/web-ui/text-input'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { Screen } from '../../screens/screen.tsx'
import { useAppForm } from '../../screens/use-app-form.ts'
import { useStaff } from '../../screens/use-staff.ts'
import { Facts } from './facts.tsx'
import { PaymentStatus } from './payment-status.tsx'
import { paymentQuery, type StaffPaymentDetail } from './queries.ts'
import { refundForm } from './refund-form.ts'

/** One payment: its facts, everything that happened to it, and giving it back. */
export function PaymentScreen({ id }: { id: string }) {
  const { t } = useTexts()
  const { api } = useStaff()
  const { data: payment } = useSuspenseQuery(paymentQuery(api, id))
  const isOpen = payment.refunds.some(({ status }) => status !== 'refused')
  // What came of it stays when the form is gone.
  const { report, ...form } = useAppForm(refundForm, {
    onTold: () => document.querySelector('h1')?.focus(),
  })
  return (
    <Screen>
      <Stack gap="wide">
        <Breadcrumb
          items={[
            { label: t('Staff.Portal'), href: '/' },
            { label: t('Payments.Title'), href: '/payments' },
            { label: payment.reference },
          ]}
        />
        <PageTitle>{payment.reference}</PageTitle>
        {report}
        <PaymentFacts payment={payment} />
        <Events payment={payment} />
        {payment.refunds.length > 0 && <Refunds payment={payment} />}
        {isPaid(payment.status) && !isOpen && (
          <GiveBack payment={payment} form={{ ...form, report: null }} />
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
          [t('Payments.Date'), format.date(payment.createdAt, 'dateTime')],
          [t('Payments.Payer'), payer],
          [
            t('Payments.Accounts'),
            items
              .map((item) => `${item.accountNumber} (${format.money(centsOf(item.amount))})`)
              .join(', '),
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
            render: ({ at }) => format.date(at, 'dateTime'),
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

function Refunds({ payment }: Of) {
  const { t, format } = useTexts()
  return (
    <Card title={t('Payments.Refunds')}>
      <Stack>
        {payment.refunds.map(({ id, amount, createdAt, reason, staff, status }) => (
          <Facts
            key={id}
            of={[
              [t('Payments.Amount'), format.money(centsOf(amount))],
              [t('Payments.Date'), format.date(createdAt, 'dateTime')],
              [t('Payments.Reason'), reason],
              [t('Payments.By'), staff],
              [
                t('Payments.Status'),
                status === 'done'
                  ? null
                  : t(status === 'refused' ? 'Payments.NotRefunded' : 'Payments.Status_unknown'),
              ],
            ]}
          />
        ))}
      </Stack>
    </Card>
  )
}

function GiveBack({ payment, form }: Of & { form: FormUse }) {
  const { t } = useTexts()
  const isSettled = payment.status === 'settled'
  const isDivisible = isSettled && payment.items.length === 1
  return (
    <Card title={t('Payments.GiveBack')}>
      <p>{t(isSettled ? 'Payments.GiveBackRefund' : 'Payments.GiveBackVoid')}</p>
      <Form of={form} look="narrow">
        <input type="hidden" name="id" value={payment.id} />
        {isDivisible && (
          <TextInput
            {...form.field('amount', decimalOf(centsOf(payment.amount)))}
            inputMode="decimal"
            autoComplete="off"
            required
          />
        )}
        <TextInput
          {...form.field('reason')}
          hint={t('Payments.ReasonHint')}
          maxLength={500}
          autoComplete="off"
          required
        />
        <Submit of={form} label="Payments.Refund" busyLabel="Payments.Refunding" />
      </Form>
    </Card>
  )
}
