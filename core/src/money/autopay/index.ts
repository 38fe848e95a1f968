export type { ChargeOutcome, PlannedCharge } from './charge-one.ts'
export { cityDay } from './charge-plan.ts'
export { leaseMinutes, payer, shardSize } from './claim-charges.ts'
export { type AutopayNotificationKind } from './notification-kinds.ts'
export { chargeAll, isChargingOpen } from './charge-all.ts'
export { notification } from './notify-owners.ts'
export { announceCharges } from './announce-charges.ts'
export { type AutopayName, endAutopay, endUserAutopay } from './end-autopay.ts'
export { enrolAfterPayment } from './enrol-after-payment.ts'
export { type AutopayMethod, type Enrolled, enrolInAutopay } from './enrol.ts'
export {
  addPaymentMethod,
  isPaymentMethodUsed,
  isPaymentMethodUsedByAnyone,
  listPaymentMethods,
  listUserPaymentMethods,
  openPaymentMethodPage,
  removePaymentMethod,
  removeUserPaymentMethod,
} from './methods.ts'
export { listUserUtilityAccounts, removeUserUtilityAccount } from './staff-accounts.ts'
export { maskedNumber, methodName, storedMethod } from './stored-method.ts'
export { countAutopayShards, runAutopayShard, type ShardReport } from './run-shard.ts'
export { watchMethods, watchReturns } from './watch.ts'
