import type { Transporter } from 'nodemailer'
import { DeliveryError } from '@portal/core/deliveries'
import type { MailTransport } from '@portal/core/mail'

type DeliveryFailure = DeliveryError['failure']

const timeoutMs = 20_000
/** The platform opens six at once for a run, of which the database needs one. */
const connections = 4
/** Servers end a connection after a number of mails; we do it before them. */
const mailsPerConnection = 500

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

/** Core's mail port over SMTP, a few connections per run. `url` is smtp:// or smtps://. */
export function openSmtp(url: string): MailTransport & { close(): void } {
  let transporter: Transporter | undefined
  return {
    async send({ from, to, subject, text, html, unsubscribeUrl }, messageId) {
      transporter ??= await connect(url)
      const mail = {
        from,
        // As an object, so that an address cannot contain a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${messageId}@${from.address.split('@')[1] ?? 'portal'}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // RFC 8058: one-click unsubscribe in the mail program.
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
  // Imported late: only mail needs it.
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    pool: true,
    maxConnections: connections,
    maxMessages: mailsPerConnection,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // No files or URLs are fetched into a mail.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}
