export { announceCharges } from './announce-charges.ts'
export { type AutopayName, endAutopay, endAutopayOf } from './end-autopay.ts'
export { type AutopayMeans, type Enrolled, enrolInAutopay } from './enrol.ts'
export {
  addPaymentMethod,
  isPaymentMethodUsed,
  isPaymentMethodUsedByAnyone,
  listPaymentMethods,
  listPaymentMethodsOf,
  openPaymentMethodPage,
  removePaymentMethod,
  removePaymentMethodOf,
} from './methods.ts'
export { listUtilityAccountsOf, removeUtilityAccountOf } from './staff-accounts.ts'
export { maskedNumber, methodName, storedMethod } from './stored-method.ts'
export { countAutopayShards, runAutopayShard, type ShardReport } from './run-shard.ts'
export { watchMethods, watchReturns } from './watch.ts'
