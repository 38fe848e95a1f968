export { type ComposedMail, composeMail, type MailSettings } from './compose-mail.ts'
export { deliverMail, type MailTransport } from './deliver-mail.ts'
export { type MailKind, mailKinds, mailParagraphs } from './mail-kinds.ts'
export { type MailOrder, mailTopic, queueMail, type StaffReader } from './queue-mail.ts'
