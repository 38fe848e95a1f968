import { createServer, type Socket } from 'node:net'

// A mail server in a process of its own that keeps nothing but the ids of the mails it took.

const counts = { received: 0, ids: new Map<string, number>() }

function noteMail(mail: string): void {
  counts.received += 1
  const id = /^Message-ID:\s*(\S+)/im.exec(mail)?.[1] ?? 'none'
  counts.ids.set(id, (counts.ids.get(id) ?? 0) + 1)
}

const end = '\r\n.\r\n'

/** Enough of RFC 5321 for one client that waits for each answer. */
function serve(socket: Socket): void {
  let text = ''
  let isData = false
  const answer = (line: string) => socket.write(`${line}\r\n`)
  const command = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'DATA') {
      isData = true
      answer('354 go on')
    } else if (verb === 'QUIT') socket.end('221 bye\r\n')
    else answer('250 ok')
  }
  socket.setEncoding('utf8')
  answer('220 sink')
  socket.on('data', (chunk: string) => {
    text += chunk
    for (;;) {
      const mark = isData ? end : '\r\n'
      const at = text.indexOf(mark)
      if (at === -1) return
      const part = text.slice(0, at)
      text = text.slice(at + mark.length)
      if (isData) {
        isData = false
        noteMail(part)
        answer('250 taken')
      } else command(part)
    }
  })
  // A worker that is killed.
  socket.on('error', () => {})
}

const server = createServer(serve)
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 })
})
process.on('message', () => {
  process.send?.({ received: counts.received, distinct: counts.ids.size })
})
