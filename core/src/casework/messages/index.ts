export { countUnreadMessages, deleteMessage, listMessages, readMessage } from './inbox.ts'
export { newsKinds } from './news-kinds.ts'
export { isMailed, tell } from './tell.ts'
export { subscribePush, unsubscribePush } from './push-subscriptions.ts'
