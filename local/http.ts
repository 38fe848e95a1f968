import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'

export interface Answer {
  type: string
  body: string | Buffer
  status?: number
}

export interface LocalServer {
  url: string
  stop(): Promise<void>
}

export const NOT_FOUND: Answer = { type: 'text/plain', body: 'There is no such page.', status: 404 }

/** Listens on this machine only. */
export async function serve(
  port: number,
  answer: (url: URL, request: IncomingMessage) => Answer,
): Promise<LocalServer> {
  const server = createServer((request, response) => {
    const {
      type,
      body,
      status = 200,
    } = answer(new URL(request.url ?? '/', 'http://localhost'), request)
    const charset = type.startsWith('image/') ? '' : '; charset=utf-8'
    response
      .writeHead(status, { 'content-type': `${type}${charset}`, 'cache-control': 'no-cache' })
      .end(body)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
