import { createServer, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface Releases {
  /** The resident app's, by way of which a journey meets the next release. */
  readonly origin: string
  /** From now on the city answers with another release, and no longer has the scripts of the first. */
  deploy(): void
  stop(): Promise<void>
}

const own = '/assets/'
const next = '/assets/next/'

/** A file's name after its folder; the folder alone is in the worker's rules. */
const addresses = /\bassets\/(?=[\w.-]+\.(?:js|css|woff2)\b)/g
const releaseId = /(\bid:\s*[`'"])[\w-]+(?=[`'"],\s*entries\b)/

function inNextRelease(path: string, written: string): string {
  const renamed = written.replaceAll(addresses, 'assets/next/')
  if (path !== '/worker.js') return renamed
  if (!releaseId.test(renamed)) throw new Error('the service worker does not say its release')
  return renamed.replace(releaseId, '$1second')
}

const isText = (headers: IncomingHttpHeaders): boolean =>
  /html|javascript|css/.test(headers['content-type'] ?? '')

/** The city knows nothing of the second release, and would say that it has not changed. */
function unconditional({
  'if-none-match': _tag,
  'if-modified-since': _day,
  ...rest
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return rest
}

/**
 * A server before the city's that can deploy a second release, as the browser sees one: each script and
 * style has another address, the old ones are gone, and the service worker differs.
 */
export async function startReleases(resident: string): Promise<Releases> {
  let isNext = false
  const ask = (path: string, { method, headers }: IncomingMessage) =>
    request(new URL(path, resident), {
      ...(method !== undefined && { method }),
      headers: { ...unconditional(headers), 'accept-encoding': 'identity' },
    })
  const server = createServer((asked, answer) => {
    const isOfNext = isNext
    const path = asked.url ?? '/'
    if (path.startsWith(own) && path.startsWith(next) !== isOfNext) {
      asked.resume()
      answer.writeHead(404).end()
      return
    }
    const passed = ask(path.replace(next, own), asked)
    passed.on('error', (error) => answer.destroy(error))
    passed.on('response', (answered) => {
      const { statusCode = 502, headers } = answered
      if (!isOfNext || !isText(headers)) {
        answer.writeHead(statusCode, headers)
        answered.pipe(answer)
        return
      }
      const { 'content-length': _old, etag: _tag, ...rest } = headers
      void text(answered).then(
        (written) => {
          const { link } = rest
          answer.writeHead(statusCode, {
            ...rest,
            ...(typeof link === 'string' && { link: inNextRelease(path, link) }),
          })
          answer.end(inNextRelease(path, written))
        },
        (error: unknown) => answer.destroy(error instanceof Error ? error : undefined),
      )
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has one.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    deploy: () => {
      isNext = true
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
