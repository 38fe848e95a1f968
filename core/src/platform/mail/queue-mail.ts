import type { Builder } from '../database/database.ts'
import { queueMessage } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import type { Language } from '../kernel/language.ts'
import type { MailKind } from './mail-kinds.ts'

/** The outbox's topic for mail. */
export const mailTopic = 'mail'

/** A mail to be written and sent. */
export interface MailOrder {
  readonly kind: MailKind
  readonly to: string
  /** The language of the person who gets it. */
  readonly language: Language
  /** What the texts' placeholders stand for; `count` chooses between singular and plural. */
  readonly values?: Readonly<Record<string, string>>
  /** Path in the resident app that the mail's button leads to. */
  readonly path?: string
  /** The path opens for its bearer, without an account: it is signed when the mail is written. */
  readonly isSigned?: boolean
  /**
   * Where the same signed link ends such mail: `page` beside the link's own page, `api` for a mail program's one
   * click (RFC 8058).
   */
  readonly unsubscribe?: { readonly page: string; readonly api: string }
  /** After this instant the mail is useless: its link has expired. */
  readonly until?: Date
}

/**
 * The statement that queues a mail; put it into the same `write` as the change it is about. `reason` is the
 * id of what happened, never its time: mails of one kind for one reason are one mail.
 */
export const queueMail = (context: Context, builder: Builder, order: MailOrder, reason: string) =>
  queueMessage(context, builder, {
    topic: mailTopic,
    dedupeKey: `${order.kind}/${reason}`,
    payload: { ...order },
  })
