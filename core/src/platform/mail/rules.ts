// What browsers may import of this room: pure rules and types.
export { type MailKind } from './mail-kinds.ts'
