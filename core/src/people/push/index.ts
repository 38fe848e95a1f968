export {
  subscribePush,
  subscribeStaffPush,
  unsubscribePush,
  unsubscribeStaffPush,
} from './push-subscriptions.ts'
export { pushTopic } from './push-topic.ts'
export type { PushBrowser, PushOutcome, PushText } from './push-to.ts'
