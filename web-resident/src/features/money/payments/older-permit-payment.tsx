import { centsOf } from '@portal/core/kernel/rules'
import { payPermitBill } from '@portal/openapi/resident-client/permit-fees'
import { useApp } from '@portal/web-ui/use-app'
import { CardForm } from '../payment-methods/card-form.tsx'
import { PayWith, usePaymentMethod } from './pay-with.tsx'
import { useCharge } from './use-charge.ts'

interface OlderPermitPaymentProps {
  activityId: string
  /** `customer-location`; some permits have no location. */
  accountNumber: string
  /** Dollars. */
  amount: number
}

/** A permit bill by a saved method, or a card for one use (by EnableCORE). */
export function OlderPermitPayment({ activityId, accountNumber, amount }: OlderPermitPaymentProps) {
  const { call } = useApp()
  const method = usePaymentMethod()
  const charge = useCharge()
  const { savedCard } = method
  const [customerId = '', ...location] = accountNumber.split('-')
  return (
    <CardForm
      label="Payment.PayNow"
      busyLabel="Payment.Paying"
      hasCard={savedCard === null}
      onSend={(_fields, nonce) =>
        charge(
          ({ 'Idempotency-Key': key }) =>
            call(payPermitBill, {
              header: { 'idempotency-key': key },
              body: {
                ...(nonce ? { nonce } : { savedCard: savedCard ?? '' }),
                amount,
                activityId,
                navilineCustomerId: customerId,
                navilineLocationId: location.join('-'),
              },
            }),
          // A permit's amount is fixed and paid once: no questions.
          { cents: centsOf(amount), confirmed: [] },
        )
      }
    >
      <PayWith method={method} />
    </CardForm>
  )
}
