import { centsOf } from '@portal/core/kernel/rules'
import { Card } from '@portal/web-ui/card'
import { Form, Submit } from '@portal/web-ui/form'
import { Row, Stack } from '@portal/web-ui/layout'
import { useTexts } from '@portal/web-ui/texts'
import type { FormUse } from '@portal/web-ui/use-form'
import { Facts } from './facts.tsx'
import type { StaffPaymentDetail } from './queries.ts'

interface ProposedRefundProps {
  payment: StaffPaymentDetail
  refund: StaffPaymentDetail['refunds'][number]
  approve: FormUse
  reject: FormUse
}

/** A refund above the limit, for the second person; who proposed it can withdraw it. */
export function ProposedRefund({ payment, refund, approve, reject }: ProposedRefundProps) {
  const { t, format } = useTexts()
  const amount = format.money(centsOf(refund.amount))
  const id = <input type="hidden" name="id" value={payment.id} />
  return (
    <div id="proposed">
      <Card title={t('Payments.ProposedTitle', { amount })}>
        <Stack>
          <Facts
            of={[
              [t('Payments.ProposedBy'), refund.staff],
              [t('Payments.Date'), format.date(refund.createdAt, 'dayTime')],
              [t('Payments.Reason'), refund.reason],
            ]}
          />
          {refund.isOwn ? (
            <p>{t('Payments.ProposedOwn')}</p>
          ) : (
            <p>{t('Payments.RefundAskText', { reference: payment.reference })}</p>
          )}
          <Row>
            {!refund.isOwn && (
              <Form of={approve}>
                {id}
                <Submit of={approve} label="Payments.Approve" busyLabel="Payments.Approving" />
              </Form>
            )}
            <Form of={reject}>
              {id}
              <Submit
                of={reject}
                label={refund.isOwn ? 'Payments.Withdraw' : 'Payments.Reject'}
                busyLabel="Payments.Rejecting"
                look="quiet"
              />
            </Form>
          </Row>
        </Stack>
      </Card>
    </div>
  )
}
