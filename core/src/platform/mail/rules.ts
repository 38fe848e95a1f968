export { type MailKind } from './mail-kinds.ts'
