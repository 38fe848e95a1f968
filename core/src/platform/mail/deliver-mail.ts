import { deliverDue, type DeliveryReport } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import { type ComposedMail, composeMail, type MailSettings } from './compose-mail.ts'
import { type MailOrder, mailTopic } from './queue-mail.ts'

export interface MailTransport {
  /** `messageId` is the same on every try. @throws on failure, a DeliveryError if known why. */
  send(mail: ComposedMail, messageId: string): Promise<void>
}

/**
 * Each once: claimed before it is sent, so that concurrent runs share the work; its content leaves
 * the outbox on delivery. Drops what `isWanted` refuses.
 */
export const deliverMail = (
  context: Context,
  transport: MailTransport,
  settings: MailSettings,
  isWanted: (order: MailOrder) => Promise<boolean> = () => Promise.resolve(true),
): Promise<DeliveryReport> =>
  deliverDue<MailOrder>(context, {
    topic: mailTopic,
    keeps: ['kind', 'language'],
    send: async (order, id) => {
      if (await isWanted(order)) await transport.send(composeMail(order, settings), id)
    },
  })
