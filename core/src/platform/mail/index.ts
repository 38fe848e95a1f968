export {
  type ComposedMail,
  composeMail,
  type MailSettings,
  unsubscribePath,
} from './compose-mail.ts'
export { deliverMail, type MailTransport } from './deliver-mail.ts'
export { isForStaff, type MailKind, mailKinds, settingOfMail, settingOfPush } from './mail-kinds.ts'
export { isNotificationId, type NotificationId, notificationIds } from './notification-ids.ts'
export { type MailOrder, mailTopic, queueMail, queueMails, type StaffReader } from './queue-mail.ts'
export { blockOf, isBlocked } from './is-returned-mail.ts'
