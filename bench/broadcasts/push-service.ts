import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

export interface PushService {
  readonly url: string
  /** Pushes by address. */
  readonly received: Map<string, number>
  stop(): Promise<void>
}

/** Takes every push, after so many ms. */
export async function startPushService(ms: number): Promise<PushService> {
  const received = new Map<string, number>()
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    request.resume().on('end', () => {
      received.set(path, (received.get(path) ?? 0) + 1)
      const answer = () => response.writeHead(201).end()
      if (ms === 0) answer()
      else void pause(ms).then(answer)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return {
    url: `http://127.0.0.1:${address.port}`,
    received,
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
