import { deliverDue, type DeliveryReport } from '../deliveries/index.ts'
import type { Context } from '../kernel/context.ts'
import { type ComposedMail, composeMail, type MailSettings } from './compose-mail.ts'
import { type MailOrder, mailTopic } from './queue-mail.ts'

/** Port: the mail transport. */
export interface MailTransport {
  /**
   * Sends one mail; `messageId` is the same whenever this mail is tried again.
   * @throws when it was not taken; a DeliveryError where it is known why.
   */
  send(mail: ComposedMail, messageId: string): Promise<void>
}

/**
 * Sends the mails that are due, each to be delivered once: a mail is claimed before it is sent, so
 * that two runs at the same time share the work, and its codes and names leave the outbox with it.
 */
export const deliverMail = (
  context: Context,
  transport: MailTransport,
  settings: MailSettings,
): Promise<DeliveryReport> =>
  deliverDue<MailOrder>(context, {
    topic: mailTopic,
    keeps: ['kind', 'language'],
    send: (order, id) => transport.send(composeMail(order, settings), id),
  })
