export {
  subscribePush,
  subscribeStaffPush,
  unsubscribePush,
  unsubscribeStaffPush,
} from './push-subscriptions.ts'
export { pushTopic } from './push-topic.ts'
