import { Agent, request } from 'node:http'

/** Status, bytes and duration in ms. */
export interface Answer {
  readonly status: number
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly ms: number
}

/** A non-JSON body, with its content type. */
export class Post {
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Buffer

  constructor(headers: Readonly<Record<string, string>>, bytes: Buffer) {
    this.headers = headers
    this.bytes = bytes
  }
}

const postOf = (body: unknown): Post =>
  body instanceof Post
    ? body
    : new Post({ 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body)))

/** Like a browser's: a new value replaces the old one. */
function jarOf(sent = ''): {
  header(): Record<string, string>
  keep(set: readonly string[]): void
} {
  const pairs = (texts: readonly string[]) =>
    texts.map((text) => text.split('=', 2) as [string, string]) // Every cookie has both.
  const kept = new Map(pairs(sent.split('; ').filter(Boolean)))
  return {
    header: () =>
      kept.size === 0
        ? {}
        : { cookie: [...kept].map(([name, value]) => `${name}=${value}`).join('; ') },
    keep(set) {
      for (const [name, value] of pairs(set.map((text) => text.split(';')[0] ?? '')))
        kept.set(name, value)
    },
  }
}

/** Keep-alive connections, one request at a time on each; `headers` are added to a body's own. */
export function httpClient(
  origin: string,
  connections = 1,
  { cookie, ...headers }: Readonly<Record<string, string>> = {},
) {
  const jar = jarOf(cookie)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  return {
    /** GET, or with a body POST: a `Post` as it says, anything else as JSON. */
    ask: (path: string, body?: unknown): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const start = performance.now()
        const post = body === undefined ? null : postOf(body)
        const length = { 'content-length': String(post?.bytes.byteLength) }
        const options =
          post === null
            ? { agent, headers: { ...headers, ...jar.header() } }
            : {
                agent,
                method: 'POST',
                headers: { ...headers, ...jar.header(), ...post.headers, ...length },
              }
        request(new URL(path, origin), options, (response) => {
          jar.keep(response.headers['set-cookie'] ?? [])
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
          .end(post?.bytes)
      }),
    close: () => agent.destroy(),
  }
}

export type HttpClient = ReturnType<typeof httpClient>
