import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A proxy between workers and their database that tests can shut or hold. */
export interface DatabaseGate {
  readonly url: string
  shut(): void
  /** Drops statements with this text (`there`), or their answers after they ran (`back`). */
  lose(way: 'there' | 'back', text: string): void
  /** Holds the answers to statements with this text, after they ran. */
  hold(text: string): void
  held(): number
  /** Lets everything pass again, held answers first. */
  open(): void
  stop(): void
}

export async function openDatabaseGate(neonEndpoint: string): Promise<DatabaseGate> {
  let isShut = false
  let heldText: string | null = null
  let waiting: (() => void)[] = []
  let lost: { readonly way: 'there' | 'back'; readonly text: string } | null = null
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    // A request without an encoding yields buffers; its type says any.
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const isLost = lost !== null && Buffer.concat(chunks).includes(lost.text)
    if (isLost && lost?.way === 'there') throw new Error('lost on its way there')
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon'))
    const answer = await fetch(neonEndpoint, {
      method: 'POST',
      body: Buffer.concat(chunks),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    })
    const text = await answer.text()
    if (heldText !== null && Buffer.concat(chunks).includes(heldText))
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
      })
    if (isLost) throw new Error('lost on its way back')
    // An open connection would bypass a gate shut later; an idle timeout would close it during a
    // request.
    response.writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' })
    response.end(text)
  }
  const server = createServer((request, response) => {
    if (isShut) request.socket.destroy()
    else pass(request, response).catch(() => request.socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    shut: () => void (isShut = true),
    lose: (way, text) => void (lost = { way, text }),
    hold: (text) => void (heldText = text),
    held: () => waiting.length,
    open() {
      isShut = false
      lost = null
      heldText = null
      for (const goOn of waiting) goOn()
      waiting = []
    },
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
