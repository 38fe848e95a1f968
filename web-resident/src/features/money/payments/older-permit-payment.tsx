import { centsOf } from '@portal/core/kernel/rules'
import { payPermitBill } from '@portal/openapi/resident-client/permit-fees'
import { useApp } from '@portal/web-ui/use-app'
import { CardForm } from '../payment-methods/card-form.tsx'
import { PayWith, useMeans } from './pay-with.tsx'
import { useCharge } from './use-charge.ts'

interface OlderPermitPaymentProps {
  activityId: string
  /** `customer-location`; some permits have no location. */
  accountNumber: string
  /** Dollars. */
  amount: number
}

/** Pays a permit's bill by a saved card or bank account, or a card for this time only (by EnableCORE). */
export function OlderPermitPayment({ activityId, accountNumber, amount }: OlderPermitPaymentProps) {
  const { call } = useApp()
  const method = useMeans()
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
          // What a permit asks is paid exactly, and once: nothing is to be confirmed.
          { cents: centsOf(amount), confirmed: [] },
        )
      }
    >
      <PayWith method={method} />
    </CardForm>
  )
}
