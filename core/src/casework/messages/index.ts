export { countUnreadMessages, deleteMessage, listMessages, readMessage } from './inbox.ts'
export { notificationKinds } from './notification-kinds.ts'
export { noteSubmission } from './note-submission.ts'
export { notify } from './notify.ts'
