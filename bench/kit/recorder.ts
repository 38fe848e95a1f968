import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/** A statement as the driver sent it. */
export interface Recorded {
  readonly query: string
  readonly params: unknown[]
}

/** A proxy in front of the database's endpoint that records statements. */
export async function startRecorder(endpoint: string) {
  const seen: Recorded[] = []
  const passOn = async (body: Buffer, headers: Record<string, string>): Promise<string> => {
    // The driver's format: one statement, or several for a batch.
    const sent = JSON.parse(body.toString()) as Recorded | { queries: Recorded[] }
    seen.push(...('queries' in sent ? sent.queries : [sent]))
    const answer = await fetch(endpoint, { method: 'POST', body: new Uint8Array(body), headers })
    if (!answer.ok) throw new Error(`the database's endpoint answered ${answer.status}`)
    return answer.text()
  }
  const server = createServer((request, response) => {
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith('neon-'))
    const headers = Object.fromEntries(named.map(([name, value]) => [name, String(value)]))
    buffer(request)
      .then((body) => passOn(body, headers))
      .then(
        (answer) => response.writeHead(200, { 'content-type': 'application/json' }).end(answer),
        (error: unknown) => response.writeHead(502).end(String(error)),
      )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A listening TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}/sql`,
    seen,
    stop(): void {
      server.close()
      server.closeAllConnections()
    },
  }
}
