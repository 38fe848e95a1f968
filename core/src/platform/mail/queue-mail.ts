import type { Builder } from '../database/database.ts'
import { queueMessage } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import type { Language } from '../kernel/language.ts'
import type { MailKind } from './mail-kinds.ts'

export const mailTopic = 'mail'

export interface MailOrder {
  readonly kind: MailKind
  readonly to: string
  /** The receiver's. */
  readonly language: Language
  /** For placeholders; `count` selects singular or plural. */
  readonly values?: Readonly<Record<string, string>>
  /** The button's path in the resident app. */
  readonly path?: string
  /** Signed when the email is composed: it opens without an account. */
  readonly isSigned?: boolean
  /**
   * Unsubscribe paths of the same signed link: `page` for people, `api` for one click (RFC 8058).
   */
  readonly unsubscribe?: { readonly page: string; readonly api: string }
  /** When its link expires; not sent after that. */
  readonly until?: Date
}

/**
 * Goes into the same `write` as the change. `reason` is the id of what happened, never its time:
 * one email per kind and reason.
 */
export const queueMail = (context: Context, builder: Builder, order: MailOrder, reason: string) =>
  queueMessage(context, builder, {
    topic: mailTopic,
    dedupeKey: `${order.kind}/${reason}`,
    payload: { ...order },
  })
