export { type MailKind } from './mail-kinds.ts'
export { isNotificationId, type NotificationId, notificationIds } from './notification-ids.ts'
