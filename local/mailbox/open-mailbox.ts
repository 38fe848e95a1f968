import { once } from 'node:events'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { answerFcm, type DevicePush } from '../fcm/answer-fcm.ts'
import { NOT_FOUND, serve } from '../http.ts'
import { openMails, type Mails } from './mails.ts'
import { listPage, mailPage, pushesPage } from './pages.ts'

export interface Mailbox {
  url: string
  stop(): Promise<void>
}

/** Accepts every mail and every push to the mobile apps, delivers none, and shows them on pages. */
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
  const pushes: DevicePush[] = []
  const pages = await serve(ports.mailbox, (url, request) =>
    url.pathname.startsWith(fcmPath)
      ? answerFcm(url.pathname.slice(fcmPath.length), request, pushes)
      : answer(url, mails, pushes),
  )
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

/** Of the emulator of Firebase Cloud Messaging, at the mailbox's address. */
export const fcmPath = '/fcm'

/**
 * `/` lists, `/mails/7` shows one, `/mails/7.html` its HTML, `/pushes` the pushes; those with `.json`
 * are for tests.
 */
function answer({ pathname }: URL, mails: Mails, pushes: readonly DevicePush[]) {
  if (pathname === '/') return { type: 'text/html', body: listPage(mails.list()) }
  if (pathname === '/mails.json')
    return { type: 'application/json', body: JSON.stringify(mails.list()) }
  if (pathname === '/pushes') return { type: 'text/html', body: pushesPage(pushes) }
  if (pathname === '/pushes.json') return { type: 'application/json', body: JSON.stringify(pushes) }
  const [, id, format] = /^\/mails\/(\d+)(\.html|\.txt)?$/.exec(pathname) ?? []
  const mail = mails.get(Number(id))
  if (!mail) return NOT_FOUND
  if (format === '.html') return { type: 'text/html', body: mail.html }
  if (format === '.txt') return { type: 'text/plain', body: mail.raw }
  return { type: 'text/html', body: mailPage(mail) }
}
