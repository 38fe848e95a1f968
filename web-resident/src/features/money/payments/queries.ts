import { getCitation } from '@portal/openapi/resident-client/citations'
import { getFee } from '@portal/openapi/resident-client/fees'
import { getPayment } from '@portal/openapi/resident-client/payments'
import { type Answer, query } from '@portal/web-ui/api'

/** Which payment, and the signature of a guest's link to it. */
export interface PaymentKey {
  readonly reference: string
  readonly signature?: string | undefined
}

/** A payment as our books have it. */
export const paymentQuery = ({ reference, signature }: PaymentKey) =>
  query(getPayment, { path: { reference }, query: signature ? { signature } : {} })

/** What a request asks money for. */
export const feeQuery = (activityId: string) =>
  query(getFee, { path: { activityId } }, { retry: false })

/** A citation, by the link that its look-up gave. */
export const citationQuery = (number: string, signature: string) =>
  query(getCitation, { path: { number }, query: { signature } }, { retry: false })

/** A payment as its payer sees it. */
export type PaymentView = Answer<typeof getPayment>

/** A payment by its key, as the provider is asked what came of it. */
export const checkOf = (
  { reference, signature }: PaymentKey,
  transactionId: string | null = null,
) => ({
  path: { reference },
  body: { transactionId, ...(signature ? { signature } : {}) },
})
