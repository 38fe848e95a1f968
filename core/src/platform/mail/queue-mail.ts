import type { Builder } from '../database/database.ts'
import { queueMessage, queueMessages } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import type { Language } from '../kernel/language.ts'
import type { MailKind } from './mail-kinds.ts'

export const mailTopic = 'mail'

/** Staff who must still be allowed to get notifications of these kinds (people/staff-inbox). */
export interface StaffReader {
  readonly userId: string
  readonly kinds: readonly string[]
}

export interface MailOrder {
  readonly kind: MailKind
  readonly to: string
  /** The receiver's. */
  readonly language: Language
  /** For placeholders; `count` selects singular or plural. */
  readonly values?: Readonly<Record<string, string>>
  /** The button's path. */
  readonly path?: string
  /** Listed after the lines; each can lead to a page by its `path`, or elsewhere by its `url`. */
  readonly items?: readonly {
    readonly text: string
    readonly path?: string
    readonly url?: string
  }[]
  /** Not sent to staff who lost their role in the meantime. */
  readonly staff?: StaffReader
  /** Signed when the email is composed: it opens without an account. */
  readonly isSigned?: boolean
  /** Paths of the same signed link: `page` for people, `api` for one click (RFC 8058). */
  readonly unsubscribe?: { readonly page: string; readonly api: string }
  /** When its link expires; not sent after that. */
  readonly until?: Date
}

/** `reason`: the id of what happened, not its time; deduplicates. */
const messageOf = (order: MailOrder, reason: string) => ({
  topic: mailTopic,
  dedupeKey: `${order.kind}/${reason}`,
  payload: { ...order },
})

/** In the `write` of the change. */
export const queueMail = (context: Context, builder: Builder, order: MailOrder, reason: string) =>
  queueMessage(context, builder, messageOf(order, reason))

/** As many as there are, in one statement. */
export const queueMails = (
  context: Context,
  builder: Builder,
  mails: readonly { readonly order: MailOrder; readonly reason: string }[],
) =>
  mails.length === 0
    ? []
    : [
        queueMessages(
          context,
          builder,
          mails.map(({ order, reason }) => messageOf(order, reason)),
        ),
      ]
