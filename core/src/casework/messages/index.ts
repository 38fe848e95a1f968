export { countUnreadMessages, deleteMessage, listMessages, readMessage } from './inbox.ts'
export { type NotificationKind, notificationKinds } from './notification-kinds.ts'
export { noteSubmission } from './note-submission.ts'
export { notify } from './notify.ts'
