import { getCitation } from '@portal/openapi/resident-client/citations'
import { getFee } from '@portal/openapi/resident-client/fees'
import { getPayment } from '@portal/openapi/resident-client/payments'
import { type Answer, query } from '@portal/web-ui/api'

export interface PaymentKey {
  readonly reference: string
  readonly signature?: string | undefined
}

export const paymentQuery = ({ reference, signature }: PaymentKey) =>
  query(getPayment, { path: { reference }, query: signature ? { signature } : {} })

export const feeQuery = (activityId: string) =>
  query(getFee, { path: { activityId } }, { retry: false })

/** By the signed link from its look-up. */
export const citationQuery = (number: string, signature: string) =>
  query(getCitation, { path: { number }, query: { signature } }, { retry: false })

export type PaymentView = Answer<typeof getPayment>

/** The input of checkPayment, which asks the provider. */
export const checkOf = (
  { reference, signature }: PaymentKey,
  transactionId: string | null = null,
) => ({
  path: { reference },
  body: { transactionId, ...(signature ? { signature } : {}) },
})
