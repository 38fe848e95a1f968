export { authorizeNet } from './authorize-net/provider.ts'
export { isBeingPaid } from './being-paid.ts'
export { chargeNow, type ChargeOrder } from './charge-now.ts'
export { chargePayment, type ChargedPayment } from './charge-payment.ts'
export { chargeTogether, type JobResult } from './charge-together.ts'
export { checkPayment } from './check-payment.ts'
export type { JobOrder } from './claim-together.ts'
export { isNameInEnglish, itemName } from './item-names.ts'
export type { Item, Payer, PaymentOrder } from './payment-order.ts'
export { beginPayment, type HostedOrder, openHostedPage } from './hosted-payment.ts'
export { exportOwnPayments, listOwnPayments } from './list-own-payments.ts'
export type { Payment } from './payment.ts'
export { type MethodOwner, ownerOf, ownerOfPerson } from './method-owner.ts'
export type {
  BankNumbers,
  DeclineReason,
  HostedPage,
  HostedReturn,
  PaymentMethod,
  PaymentProvider,
} from './payment-provider.ts'
export {
  findSavedMethod,
  type MethodHolder,
  type KeptMethod,
  listSavedMethods,
  openMethodPage,
  saveMethod,
} from './saved-methods.ts'
export { sweepPayments } from './sweep.ts'
export { receiptPath } from './receipt-path.ts'
export { receivePaymentNotice, type WebhookReport } from './receive-payment-notice.ts'
export { getFee } from './get-fee.ts'
export { type Asker, payerStatus, getPayment } from './get-payment.ts'
export { declineCodes } from './payments.errors.ts'
export {
  getPaymentForStaff,
  listDiscrepancies,
  listPayments,
  listRequestPayments,
  type PaymentSearch,
  resolveDiscrepancy,
} from './list-payments.ts'
export { isReconciliationDue, reconcilePayments } from './reconcile.ts'
export { approveRefund, rejectRefund } from './decide-refund.ts'
export { refundPayment, type RefundOrder, type RefundOutcome } from './refund-payment.ts'
export { sweepRefunds } from './sweep-refunds.ts'
export { getReceiptDocument } from './receipt-document.ts'
