import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'

const root = join(import.meta.dirname, '../..')

/**
 * The platform counts requests outside of the worker. Its simulation runs in the same process, at
 * two thirds of the worker's own processor time, so a constant replaces it here.
 */
const entry = `import worker from './index.js'
const unlimited = { limit: async () => ({ success: true }) }
const limits = ['RATE_LIMIT_120', 'RATE_LIMIT_300', 'RATE_LIMIT_1200', 'RATE_LIMIT_6000']
let measured
export default {
  fetch(request, env, context) {
    measured ??= { ...env, ...Object.fromEntries(limits.map((name) => [name, unlimited])) }
    return worker.fetch(request, measured, context)
  },
}`

/** One of the two workers, and extra bindings. */
interface Choice {
  readonly app?: 'resident' | 'admin'
  readonly bindings?: Readonly<Record<string, string>>
}

/** A built worker as in production: replies unchecked, compression left to the edge. */
export function portalWorker(
  neonEndpoint: string,
  databaseUrl: string,
  { app = 'resident', bindings = {} }: Choice = {},
): V4WorkerOptions {
  const built = join(root, `web-${app}/dist/ssr`)
  // The platform serves assets before the worker; its simulation would count against us.
  const {
    workerOptions: { assets: _assets, ratelimits: _ratelimits, ...workerOptions },
  } = unstable_getMiniflareWorkerOptions(join(built, 'wrangler.json'))
  const modules = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => ({
      type: 'ESModule',
      path: join(built, file),
      contents: readFileSync(join(built, file), 'utf8'),
    }))
  return {
    ...workerOptions,
    modulesRoot: built,
    modules: [{ type: 'ESModule', path: join(built, 'measured.js'), contents: entry }, ...modules],
    bindings: {
      ENVIRONMENT: 'production',
      DATABASE_URL: databaseUrl,
      NEON_ENDPOINT: neonEndpoint,
      AUTH_SECRET: randomBytes(32).toString('hex'),
      ...bindings,
    },
    serviceBindings: { ASSETS: () => new Response(null, { status: 404 }) },
    // wrangler types the options of its own, newer Miniflare.
  } as unknown as V4WorkerOptions
}
