export { type MailEvent, type MailReport, readMailReport } from './read-mail-events.ts'
export { receiveMailEvents } from './receive-mail-events.ts'
