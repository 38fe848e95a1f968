import type { Transporter } from 'nodemailer'
import { DeliveryError } from '@portal/core/deliveries'
import type { MailTransport } from '@portal/core/mail'

type DeliveryFailure = DeliveryError['failure']

/** What a mail server gets to answer in, at most. */
const timeoutMs = 20_000

/** What nodemailer's codes mean to staff. */
const failures: Readonly<Record<string, DeliveryFailure>> = {
  ECONNECTION: 'unreachable',
  ETIMEDOUT: 'unreachable',
  ESOCKET: 'unreachable',
  EDNS: 'unreachable',
  ETLS: 'unreachable',
  EAUTH: 'signed-out',
  ENOAUTH: 'signed-out',
  EENVELOPE: 'recipient',
  EMESSAGE: 'content',
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : ''

/** Core's port for mail over SMTP, one connection for all mails of a run. `url` is smtp:// or smtps://. */
export function openSmtp(url: string): MailTransport & { close(): void } {
  let transporter: Transporter | undefined
  return {
    async send({ from, to, subject, text, html, unsubscribeUrl }, messageId) {
      transporter ??= await connect(url)
      const mail = {
        from,
        // An object, so that nothing in an address is read as a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${messageId}@${from.address.split('@')[1] ?? 'portal'}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: one click in the mail program, without opening a page.
          ...(unsubscribeUrl !== null && {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
        },
      }
      await transporter.sendMail(mail).catch((error: unknown) => {
        throw new DeliveryError(failures[codeOf(error)] ?? 'other', error)
      })
    },
    close: () => transporter?.close(),
  }
}

async function connect(url: string): Promise<Transporter> {
  // Loaded when there is mail: neither staff's pages nor an idle minute wait for it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Neither files nor addresses are fetched into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
