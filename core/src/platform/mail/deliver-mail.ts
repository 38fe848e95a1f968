import { deliverDue, type DeliveryReport, type ReaderChoice } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import { type ComposedMail, composeMail, type MailSettings } from './compose-mail.ts'
import { isReturnedMail } from './is-returned-mail.ts'
import { type MailOrder, mailTopic } from './queue-mail.ts'

export interface MailTransport {
  /** `messageId` is the same on every try. @throws on failure, a DeliveryError if known why. */
  send(mail: ComposedMail, messageId: string): Promise<void>
}

interface Wishes {
  /** What readers turned off is held (people/profiles). */
  readonly choice?: ReaderChoice
  /** Drops what it refuses: mail to staff who lost their role. */
  readonly isWanted?: (order: MailOrder) => Promise<boolean>
}

/**
 * Each once: claimed before it is sent, so that concurrent runs share the work; its content leaves
 * the outbox on delivery. What its address no longer takes is held.
 */
export const deliverMail = (
  context: Context,
  transport: MailTransport,
  settings: MailSettings,
  { choice, isWanted = () => Promise.resolve(true) }: Wishes = {},
): Promise<DeliveryReport> =>
  deliverDue<MailOrder>(context, {
    topic: mailTopic,
    keeps: ['kind', 'language'],
    choice,
    isReturned: isReturnedMail,
    send: async (order, id, stoppable) => {
      if (await isWanted(order)) await transport.send(composeMail(order, settings, stoppable), id)
    },
  })
