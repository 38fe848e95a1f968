import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePorts } from '../ports.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { openMailbox } from './open-mailbox.ts'

const folder = temporaryFolder()
const ports = await freePorts()
const mailbox = await openMailbox(folder, ports)
afterAll(async () => {
  await mailbox.stop()
  rmSync(folder, { recursive: true })
})

/** Sends one line of SMTP after each answer. */
async function send(lines: readonly string[]) {
  const socket = connect(ports.smtp, '127.0.0.1').setEncoding('utf8')
  let answers = ''
  for (const line of [...lines, 'QUIT']) {
    const [answer] = (await once(socket, 'data')) as [string]
    answers += answer
    socket.write(`${line}\r\n`)
  }
  await once(socket, 'close')
  return answers
}

const letter = [
  'From: Portal <portal@city.example>',
  'To: ana@home.example',
  'Subject: =?UTF-8?Q?Su_permiso_est=C3=A1_listo?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=b',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Ya puede recogerlo.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>Ya puede <b>recogerlo</b>.</p>',
  '--b--',
  '.',
].join('\r\n')

test('a mail is taken, listed, shown as text and HTML, and kept', async () => {
  const page = async (path: string) => (await fetch(new URL(path, mailbox.url))).text()
  expect(await page('/')).toContain('There is none yet')
  const hello = ['EHLO portal', 'MAIL FROM:<portal@city.example>', 'RCPT TO:<ana@home.example>']
  const answers = await send([...hello, 'DATA', letter])
  expect(answers).toMatch(/^250 .*queued|^250 OK/m)
  expect(await page('/')).toContain('Su permiso está listo')
  const shown = await page('/mails/1')
  expect(shown).toContain('Ya puede recogerlo.')
  expect(shown).toMatch(/<iframe [^>]*sandbox[^>]* src="\/mails\/1\.html"/)
  expect(await page('/mails/1.html')).toContain('<b>recogerlo</b>')
  expect(readFileSync(join(folder, 'mails.json'), 'utf8')).toContain('ana@home.example')
})

test('a mail that does not exist is not found', async () => {
  expect((await fetch(new URL('/mails/7', mailbox.url))).status).toBe(404)
})

test('a push to a device is taken with an access token, listed, and refused as Google does', async () => {
  const fcm = (path: string, body: unknown, token = 'local-only') =>
    fetch(new URL(`/fcm${path}`, mailbox.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const send = (token: string) =>
    fcm('/v1/projects/demo-city/messages:send', {
      message: {
        token,
        notification: { title: 'Snow', body: 'Move.' },
        data: { path: '/messages' },
      },
    })
  expect(await (await fcm('/token', {})).json()).toMatchObject({ access_token: 'local-only' })
  expect((await send('app:one')).status).toBe(200)
  expect((await send('gone:one')).status).toBe(404)
  expect((await send('busy:one')).status).toBe(429)
  expect((await fcm('/v1/projects/demo-city/messages:send', {}, 'another')).status).toBe(401)
  const listed = await fetch(new URL('/pushes.json', mailbox.url))
  expect(await listed.json()).toMatchObject([
    { token: 'app:one', title: 'Snow', path: '/messages' },
  ])
})
