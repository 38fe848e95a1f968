export { type MailKind } from './mail-kinds.ts'
export { isNotificationId, type NotificationId, notificationIds } from './notification-ids.ts'

/** Why mail no longer goes to an address: it does not exist, or its reader called one spam. */
export const blockReasons = ['bounced', 'complained'] as const

export type BlockReason = (typeof blockReasons)[number]
