import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  type V4WorkerOptions,
} from 'miniflare'

/** A worker in its own workerd, to measure its processor time. */
export interface OwnWorkerd {
  readonly origin: string
  readonly pid: number
  stop(): Promise<void>
}

function childrenNamed(name: string): number[] {
  return readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map(Number)
    .filter((pid) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(`(${name}) `)
        return Number(rest.split(' ')[1]) === process.pid
      } catch {
        // It has ended since the listing.
        return false
      }
    })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port was given')
  return address.port
}

/** Starts a worker alone in a workerd, without a proxy. */
export async function startWorkerd(options: V4WorkerOptions): Promise<OwnWorkerd> {
  const before = new Set(childrenNamed('workerd'))
  const port = await freePort()
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      telemetry: { enabled: false },
      host: '127.0.0.1',
      port: 0,
      // Logging costs the same without a reader.
      handleStructuredLogs: () => undefined,
      workers: [
        {
          name: 'idle',
          modules: true,
          script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
          compatibilityDate: '2026-07-01',
        },
        { ...options, name: 'measured', unsafeDirectSockets: [{ host: '127.0.0.1', port }] },
      ],
    }),
  )
  await miniflare.ready
  const pid = childrenNamed('workerd').find((child) => !before.has(child))
  if (pid === undefined) throw new Error('workerd did not start')
  return { origin: `http://127.0.0.1:${port}`, pid, stop: () => miniflare.dispose() }
}
