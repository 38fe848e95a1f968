import {
  chmodSync,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import {
  convertV4MiniflareOptions,
  Log,
  LogLevel,
  Miniflare,
  Response as MiniflareResponse,
  type V4WorkerOptions,
} from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import type { Claim } from '../process/running.ts'
import { builtWorker, type App } from './apps.ts'
import { publishedViolations } from './published-replies.ts'

export interface WorkersOptions {
  ports: Record<App, number>
  /** Bindings beyond wrangler.toml, the same for both workers. */
  variables: Record<string, string>
  directory: string
  /** Requests a minute per client; default: wrangler.toml's. */
  rateLimit?: number
}

export interface Workers {
  /** Runs the staff worker's scheduled handler. */
  runScheduled(cron: string): Promise<void>
  /** Adds missing documents to the bucket, by key. */
  putDocuments(documents: ReadonlyMap<string, Uint8Array>): Promise<void>
  /** The crons of wrangler.toml, all of the staff worker. */
  crons: readonly string[]
  /** Kills the workers (kill -9) and restarts them. `meanwhile` runs while they are down. */
  crash(meanwhile?: () => Promise<void>): Promise<void>
  stored(): Promise<readonly string[]>
  stop(): Promise<void>
}

/** Runs both built workers in one workerd, each on its own port, with shared buckets and queues. */
export async function startWorkers(options: WorkersOptions, claim: Claim): Promise<Workers> {
  const runtime = announcingRuntime(options.directory)
  const log = createWriteStream(join(options.directory, 'workers.log'), { flags: 'a' })
  const start = async () => {
    const keptSignals = withoutNewListeners()
    const started = newMiniflare(options, (message) => log.write(`${message}\n`))
    keptSignals()
    await started.ready
    claim.owns({ name: 'The runtime of the apps', pid: runtime.pid(), signal: 'SIGKILL', restart })
    return started
  }
  const restart = async () => {
    await miniflare.dispose()
    miniflare = await start()
  }
  let miniflare = await start()
  return {
    crons: builtConfig('staff').triggers?.crons ?? [],
    async runScheduled(cron) {
      // Miniflare's type leaves out what the platform calls besides fetch.
      const worker = (await miniflare.getWorker('staff')) as unknown as Scheduled
      await worker.scheduled({ cron, scheduledTime: new Date() })
    },
    async crash(meanwhile) {
      process.kill(runtime.pid(), 'SIGKILL')
      await meanwhile?.()
      await restart()
    },
    async stored() {
      return allKeys(await bucketOf(miniflare))
    },
    async putDocuments(documents) {
      const bucket = await bucketOf(miniflare)
      const known = new Set(await allKeys(bucket))
      const missing = [...documents].filter(([key]) => !known.has(key))
      await Promise.all(missing.map(([key, bytes]) => bucket.put(key, bytes)))
    },
    stop: () => miniflare.dispose(),
  }
}

/** It lists a page at a time. */
interface Stored {
  put(key: string, bytes: Uint8Array): Promise<unknown>
  list(options: { cursor?: string }): Promise<{
    readonly objects: readonly { readonly key: string }[]
    readonly truncated: boolean
    readonly cursor?: string
  }>
}

// Miniflare's type mistakes the bucket for a request.
const bucketOf = async (miniflare: Miniflare) =>
  (await miniflare.getR2Bucket('DOCUMENTS', 'resident')) as unknown as Stored

async function allKeys(bucket: Stored, cursor?: string): Promise<readonly string[]> {
  const page = await bucket.list(cursor === undefined ? {} : { cursor })
  const keys = page.objects.map(({ key }) => key)
  return page.truncated ? [...keys, ...(await allKeys(bucket, page.cursor))] : keys
}

const newMiniflare = (options: WorkersOptions, write: (message: string) => void) =>
  new Miniflare(
    // wrangler names options as Miniflare 4 did, and converts them the same way.
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      logRequests: false,
      telemetry: { enabled: false },
      host: '127.0.0.1',
      port: 0,
      // wrangler's own layout, so that `npm run dev` finds the same documents.
      resourcePersistencePath: join(options.directory, 'storage/v3'),
      handleStructuredLogs: ({ message }) => write(message),
      workers: [idleWorker, workerOptions('resident', options), workerOptions('staff', options)],
    }),
  )

/** Miniflare would exit the process at the first signal, before the rest could stop. */
function withoutNewListeners() {
  const signals = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const
  const before = signals.map((signal) => process.listeners(signal))
  return () => {
    for (const [index, signal] of signals.entries()) {
      const added = process
        .listeners(signal)
        .filter((listener) => !before[index]?.includes(listener))
      for (const listener of added) process.off(signal, listener)
    }
  }
}

interface Scheduled {
  scheduled(event: { cron: string; scheduledTime: Date }): Promise<{ outcome: string }>
}

/** For Miniflare's own port, which is unused. */
const idleWorker: V4WorkerOptions = {
  name: 'idle',
  modules: true,
  script: 'export default { fetch: () => new Response(null, { status: 404 }) }',
  compatibilityDate: '2026-07-01',
}

function workerOptions(app: App, options: WorkersOptions): V4WorkerOptions {
  const root = copyOfBuild(app, options.directory)
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(root, 'wrangler.json'))
  // Its declared type is opaque.
  const built = workerOptions as V4WorkerOptions
  if (!built.assets) throw new Error(`The ${app} app was built without assets`)
  // Miniflare leaves this one's shape open.
  const routing = built.assets.routerConfig as object | undefined
  const limits = Object.entries(built.ratelimits ?? {}).map(([name, { simple, ...rest }]) => {
    const limit = options.rateLimit ?? simple.limit
    return [name, { ...rest, simple: { ...simple, limit } }] as const
  })
  return {
    ...built,
    name: app,
    // The worker answers for assets too: it compresses here, as the edge would.
    assets: {
      ...built.assets,
      routerConfig: { ...routing, invoke_user_worker_ahead_of_assets: true },
    },
    modulesRoot: root,
    modules: modulesOf(root),
    bindings: { ...built.bindings, ...options.variables },
    serviceBindings: { ...built.serviceBindings, REPLY_CHECK: replyCheckOf(app) },
    ratelimits: Object.fromEntries(limits),
    unsafeDirectSockets: [{ host: '127.0.0.1', port: options.ports[app] }],
  }
}

/** Lists how a reply breaks the app's published document; 204 if it does not. */
const replyCheckOf = (app: App) => async (request: ReplyQuestion) => {
  const [, operationId = '', status = ''] = new URL(request.url).pathname.split('/')
  const body: unknown = await request.json()
  const violations = publishedViolations(app, { operationId, status: Number(status), body })
  return violations.length === 0
    ? new MiniflareResponse(null, { status: 204 })
    : new MiniflareResponse(violations.join('; '), { status: 422 })
}

interface ReplyQuestion {
  readonly url: string
  json(): Promise<unknown>
}

/** A copy, because a later build renames the assets that pages use. */
function copyOfBuild(app: App, directory: string) {
  const copy = join(directory, 'apps', app)
  rmSync(copy, { recursive: true, force: true })
  cpSync(join(builtWorker(app), '..'), copy, { recursive: true })
  return join(copy, basename(builtWorker(app)))
}

/** The entry first. */
function modulesOf(root: string) {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.m?js$/.test(file),
  )
  return files
    .toSorted((a, b) => Number(b === 'index.js') - Number(a === 'index.js'))
    .map((file) => ({
      type: 'ESModule' as const,
      path: join(root, file),
      contents: readFileSync(join(root, file), 'utf8'),
    }))
}

function builtConfig(app: App) {
  const file = join(builtWorker(app), 'wrangler.json')
  // Written by the build; only triggers are read here.
  return JSON.parse(readFileSync(file, 'utf8')) as { triggers?: { crons?: string[] } }
}

/**
 * Miniflare does not expose its process's id, which would outlive a kill -9 of us. So a script
 * writes its id to a file, then becomes workerd. A closing terminal must not end it before us, nor
 * at all under nohup.
 */
function announcingRuntime(directory: string) {
  mkdirSync(directory, { recursive: true })
  const script = join(directory, 'workerd.sh')
  const note = join(directory, 'workerd.pid')
  // workerd is a dependency of Miniflare, not ours.
  const { default: workerd } = createRequire(createRequire(import.meta.url).resolve('miniflare'))(
    'workerd',
  ) as {
    default: string
  }
  rmSync(note, { force: true })
  writeFileSync(
    script,
    `#!/bin/sh\ntrap '' HUP\necho $$ > ${quoted(note)}\nexec ${quoted(workerd)} "$@"\n`,
  )
  chmodSync(script, 0o755)
  process.env['MINIFLARE_WORKERD_PATH'] = script
  return {
    pid() {
      if (!existsSync(note)) throw new Error('workerd did not write its process id')
      return Number(readFileSync(note, 'utf8'))
    },
  }
}

function quoted(path: string) {
  return `'${path.replaceAll("'", `'\\''`)}'`
}
