import { isUuid } from '@portal/core/kernel/rules'

/** Of an email about a place; both or neither. */
export interface ReminderLink {
  readonly reminder?: string
  readonly signature?: string
}

/** From the page's address. */
export const reminderLinkOf = ({
  reminder,
  signature,
}: Readonly<Record<string, unknown>>): ReminderLink =>
  typeof reminder === 'string' && isUuid(reminder) && typeof signature === 'string'
    ? { reminder, signature }
    : {}
