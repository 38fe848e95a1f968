import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

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

const toError = (error: unknown): Error =>
  error instanceof Error ? error : new Error(String(error))

/** Listens on this machine only. */
export async function serve(
  port: number,
  answer: (url: URL, request: IncomingMessage) => Answer | Promise<Answer>,
): Promise<LocalServer> {
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const { type, body, status = 200 } = await answer(url, request)
    const charset = type.startsWith('image/') ? '' : '; charset=utf-8'
    response
      .writeHead(status, { 'content-type': `${type}${charset}`, 'cache-control': 'no-cache' })
      .end(body)
  }
  const server = createServer((request, response) => {
    reply(request, response).catch((error: unknown) => response.destroy(toError(error)))
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
