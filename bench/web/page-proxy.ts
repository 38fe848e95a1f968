import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { withoutScripts } from './without-scripts.ts'

/** A proxy that serves the portal's pages with or without scripts. */
export interface PageProxy {
  readonly origin: string
  stop(): Promise<void>
}

// The quality that an edge uses for dynamic replies.
const squeezed = (text: string): Buffer =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/**
 * Starts a proxy before `target`. Both kinds read, compress and send pages the same way, so that
 * they differ only in scripts. Everything else passes unchanged.
 */
export async function startPageProxy(target: string, keepsScripts: boolean): Promise<PageProxy> {
  const server = createServer((incoming, outgoing) => {
    const isPage = incoming.headers['sec-fetch-dest'] === 'document'
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    const onward = request(new URL(incoming.url ?? '/', target), { headers }, (answer) => {
      const status = answer.statusCode ?? 502
      if (!isPage) {
        outgoing.writeHead(status, answer.headers)
        answer.pipe(outgoing)
        return
      }
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const page = Buffer.concat(chunks).toString()
        const body = squeezed(keepsScripts ? page : withoutScripts(page))
        const { 'transfer-encoding': _, ...kept } = answer.headers
        const sent = { 'content-encoding': 'br', 'content-length': body.length }
        outgoing.writeHead(status, { ...kept, ...sent })
        outgoing.end(body)
      })
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    onward.end()
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return { origin: `http://localhost:${portOf(server)}`, stop: () => stopServer(server) }
}

function portOf(server: Server): number {
  // A listening TCP server has an address with a port.
  return (server.address() as AddressInfo).port
}

const stopServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
