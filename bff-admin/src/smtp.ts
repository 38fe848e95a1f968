import type { Transporter } from 'nodemailer'
import type { MailTransport } from '@portal/core/mail'

/** What a mail server gets to answer in, at most. */
const timeoutMs = 20_000

/** Core's port for mail over SMTP, one connection for all mails of a run. `url` is smtp:// or smtps://. */
export function openSmtp(url: string): MailTransport & { close(): void } {
  let transporter: Transporter | undefined
  return {
    async send({ from, to, subject, text, html }, messageId) {
      transporter ??= await connect(url)
      await transporter.sendMail({
        from,
        // An object, so that nothing in an address is read as a second one.
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId: `<${messageId}@${from.address.split('@')[1] ?? 'portal'}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
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
