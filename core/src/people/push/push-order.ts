import type { MailKind, StaffReader } from '../../platform/mail/index.ts'
import type { Urgency } from './push-text.ts'

/** The payload of an outbox row. */
export interface PushOrder {
  readonly subscriptionId: string
  /** That of the mail about the same; the reader's settings decide by it. */
  readonly kind: MailKind
  /** Also in the reader's own quiet hours. */
  readonly isUrgent?: true
  readonly title: string
  readonly body: string
  readonly path: string
  /** Replaces a push with the same tag; without one, by the id of its outbox row. */
  readonly tag?: string
  readonly urgency?: Urgency
  /** An ISO instant; useless after that. */
  readonly until?: string
  /** Of a notification to staff. */
  readonly staff?: StaffReader
}
