import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { NOT_FOUND, serve } from '../http.ts'
import { openMails, type Mails } from './mails.ts'
import { mailPage, listPage } from './pages.ts'

export interface Mailbox {
  url: string
  stop(): Promise<void>
}

/** Accepts every mail, delivers none, and shows them on a page. */
export async function openMailbox(
  directory: string,
  ports: { smtp: number; mailbox: number },
): Promise<Mailbox> {
  const mails = openMails(directory)
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (_auth, _session, callback) => callback(null, { user: 'city' }),
    onData: (stream, session, callback) => {
      receive(stream, session, mails).then(() => callback(), callback)
    },
  })
  // A client that hangs up is not our error.
  smtp.on('error', () => {})
  smtp.listen(ports.smtp, '127.0.0.1')
  await once(smtp.server, 'listening')
  const pages = await serve(ports.mailbox, (url) => answer(url, mails))
  return {
    url: pages.url,
    async stop() {
      await new Promise<void>((resolve) => smtp.close(resolve))
      await pages.stop()
    },
  }
}

async function receive(stream: SMTPServerDataStream, session: SMTPServerSession, mails: Mails) {
  const chunks: Buffer[] = []
  // A byte stream without an encoding yields buffers; its type says any.
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
  const { mailFrom, rcptTo } = session.envelope
  const from = mailFrom ? mailFrom.address : ''
  await mails.add(
    Buffer.concat(chunks),
    from,
    rcptTo.map(({ address }) => address),
  )
}

/** `/` lists, `/mails/7` shows one, `/mails/7.html` its HTML; `/mails.json` is for tests. */
function answer({ pathname }: URL, mails: Mails) {
  if (pathname === '/') return { type: 'text/html', body: listPage(mails.list()) }
  if (pathname === '/mails.json')
    return { type: 'application/json', body: JSON.stringify(mails.list()) }
  const [, id, format] = /^\/mails\/(\d+)(\.html|\.txt)?$/.exec(pathname) ?? []
  const mail = mails.get(Number(id))
  if (!mail) return NOT_FOUND
  if (format === '.html') return { type: 'text/html', body: mail.html }
  if (format === '.txt') return { type: 'text/plain', body: mail.raw }
  return { type: 'text/html', body: mailPage(mail) }
}
