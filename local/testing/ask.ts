import { Agent, request, type OutgoingHttpHeaders } from 'node:http'

/** The raw reply: redirects not followed, nothing decoded. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Buffer
  readonly text: string
  /** Database round trips reported by the answer; null without a report. */
  readonly trips: number | null
}

export interface Asked {
  readonly method?: string
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string | Buffer
}

const agent = new Agent({ keepAlive: true })

/** Sends exactly this target: `fetch` would normalize `//`, `..` and `\`. */
export async function ask(origin: string, target: string, asked: Asked = {}): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await askOnce(origin, target, asked)
    } catch (error) {
      if (tries === 3 || !isRefusalLost(error, asked)) throw error
    }
  }
}

/** A large body can be refused before all of it is sent; the reset that follows may drop the reply. */
const isRefusalLost = (error: unknown, { body = '' }: Asked): boolean =>
  Buffer.byteLength(body) > 1_000_000 &&
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EPIPE' || error.code === 'ECONNRESET')

function askOnce(origin: string, target: string, { body, headers, method }: Asked) {
  const { hostname: host, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    // Node does not set it for every method.
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }
    const options = { agent, host, port, path: target, method, headers: { ...headers, ...length } }
    const sent = request(options, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk))
      message.on('error', reject)
      message.on('end', () => {
        const headers = new Headers()
        for (const [name, values] of Object.entries(message.headersDistinct)) {
          for (const value of values ?? []) headers.append(name, value)
        }
        const bytes = Buffer.concat(chunks)
        const trips = /^db;desc="(\d+)"/.exec(headers.get('server-timing') ?? '')?.[1]
        resolve({
          status: message.statusCode ?? 0,
          headers,
          bytes,
          text: bytes.toString(),
          trips: trips === undefined ? null : Number(trips),
        })
      })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
