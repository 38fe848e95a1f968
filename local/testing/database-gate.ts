import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A door between workers and their database, which a test can shut. */
export interface DatabaseGate {
  /** For `neonEndpoint`. */
  readonly url: string
  /** From now on whoever asks the database is hung up on. */
  shut(): void
  open(): void
  stop(): void
}

/** Opens a gate before the endpoint of a database. */
export async function openDatabaseGate(neonEndpoint: string): Promise<DatabaseGate> {
  let isShut = false
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    // A request without an encoding gives buffers; its type says any.
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
    const headers = Object.entries(request.headers).filter(([name]) => name.startsWith('neon'))
    const answer = await fetch(neonEndpoint, {
      method: 'POST',
      body: Buffer.concat(chunks),
      headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
    })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(await answer.text())
  }
  const server = createServer((request, response) => {
    if (isShut) request.socket.destroy()
    else pass(request, response).catch(() => request.socket.destroy())
  })
  // A connection that stayed open would pass by a gate that was shut since.
  server.keepAliveTimeout = 1
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the gate has no port')
  return {
    url: `http://127.0.0.1:${address.port}/sql`,
    shut: () => void (isShut = true),
    open: () => void (isShut = false),
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
