export { cityToday } from './account-rows.ts'
export {
  type AccountNumbers,
  addUtilityAccount,
  listUtilityAccounts,
  removeUtilityAccount,
  setPaperless,
  requireClaimable,
  takeIntoCare,
  type UtilityClaim,
} from './account-care.ts'
export { streetOf } from './account-rows.ts'
export { type Balance, type Due, dueNowCents, dueOf } from './amounts.ts'
export { arrangedCents, paidOnArrangement } from './arranged.ts'
export { type ArrangementStatus, arrangementStatuses } from './arrangement-statuses.ts'
export { type BillDocument, getBillDocument } from './bill-document.ts'
export { getBill } from './get-bill.ts'
export { getBillingHistory, listDelinquencies } from './billing-history.ts'
export { type AccountLookup, lookUpAccount } from './look-up-account.ts'
export {
  accountNotFound,
  type AccountOwner,
  hasNumber,
  hasNumbers,
  idsInCare,
  isOwnAccount,
  mayActFor,
  type OwnerAsked,
  ownerAsked,
} from './own-accounts.ts'
export { getPaymentHistory, listPaymentHistory } from './payment-history.ts'
export { postPartBack, postPayment, unpostPayment } from './post-payment.ts'
