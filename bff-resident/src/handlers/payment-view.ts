import type { HandlerContext } from '@portal/bff-pipeline'
import { signedPath } from '@portal/core/kernel'
import { declineCodes, payerStatus, type Payment, receiptPath } from '@portal/core/payments'

const inDollars = (cents: number): number => cents / 100

/** Where a payment's receipt opens: for a guest, with a signature. */
export const receiptUrlOf = ({ state }: HandlerContext, { reference, userId }: Payment): string =>
  userId === null ? signedPath(state.authSecret, receiptPath(reference)) : receiptPath(reference)

/** A payment as its payer sees it. */
export const paymentView = (context: HandlerContext, payment: Payment) => {
  const { methodKind, methodBrand, methodLast4 } = payment
  return {
    reference: payment.reference,
    status: payerStatus(payment),
    amount: inDollars(payment.amountCents),
    paymentType: payment.accountType,
    authNetTransId: payment.transactionId,
    navilineRoutingIds: payment.items.map(({ accountNumber }) => accountNumber),
    items: payment.items.map(({ accountNumber, amountCents }) => ({
      accountNumber,
      amount: inDollars(amountCents),
    })),
    method: methodKind && {
      kind: methodKind,
      brand: methodBrand ?? '',
      last4: methodLast4 ?? '',
    },
    declineReason: payment.declineReason && declineCodes[payment.declineReason],
    createdAt: new Date(payment.createdAt).toISOString(),
    receiptUrl: receiptUrlOf(context, payment),
  }
}
