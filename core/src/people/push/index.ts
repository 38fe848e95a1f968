export { forgetDevice, type NewDevice, registerDevice } from './devices.ts'
export {
  subscribePush,
  subscribeStaffPush,
  unsubscribePush,
  unsubscribeStaffPush,
} from './push-subscriptions.ts'
export { pushTopic } from './push-topic.ts'
export { noAnswer, type PushOutcome } from './push-outcome.ts'
export type { PushText } from './push-text.ts'
export type { Push, PushTarget } from './push-to.ts'
export type { PushOrder } from './push-order.ts'
