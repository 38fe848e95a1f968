import { Agent, request } from 'node:http'

/** One answer: its status, its bytes and how long it took in ms. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ms: number
}

/** Asks over one kept connection, one request after the other. */
export function httpClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    /** A GET, or with a body a POST of it as JSON. */
    ask: (path: string, body?: unknown): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const start = performance.now()
        const options =
          body === undefined
            ? { agent }
            : { agent, method: 'POST', headers: { 'content-type': 'application/json' } }
        request(new URL(path, origin), options, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              body: Buffer.concat(chunks),
              headers: response.headers,
              ms: performance.now() - start,
            }),
          )
        })
          .on('error', reject)
          .end(body === undefined ? undefined : JSON.stringify(body))
      }),
    close: () => agent.destroy(),
  }
}

export type HttpClient = ReturnType<typeof httpClient>
