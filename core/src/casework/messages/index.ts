export { countUnreadMessages, deleteMessage, listMessages, readMessage } from './inbox.ts'
export { notificationKinds } from './notification-kinds.ts'
export { isMailed, notify } from './notify.ts'
export { subscribePush, unsubscribePush } from './push-subscriptions.ts'
