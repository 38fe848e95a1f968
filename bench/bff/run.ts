import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMeasuredDatabase, type MeasuredDatabase } from '@portal/local/measuring'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { httpClient } from '../kit/http-client.ts'
import { pair, type Rounds, type Side } from '../kit/pair.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { type Recorded, startRecorder } from '../kit/recorder.ts'
import { spread } from '../kit/statistics.ts'
import { type OwnWorkerd, startWorkerd } from '../kit/workerd.ts'
import { activityRows } from './activity-rows.ts'

// The cost of the portal's BFF, as ratios to a bare handler in a separate workerd.

const reads = {
  '/api/activities': 'GET /api/activities, kept',
  '/api/search?term=leaf': 'GET /api/search',
}
const rounds: Rounds = { rounds: 11, requests: 150, warmUp: 300 }

/** The portal's statements for each read, recorded at the database's endpoint. */
async function recordQueries(database: MeasuredDatabase): Promise<Record<string, Recorded>> {
  const recorder = await startRecorder(database.neonEndpoint)
  // What is kept asks each time whether it still holds, and reads again.
  const bindings = { PAGE_CHECK_MS: '0' }
  const portal = await startWorkerd(
    portalWorker(recorder.endpoint, database.databaseUrl, { bindings }),
  )
  const client = httpClient(portal.origin)
  const queries: Record<string, Recorded> = {}
  for (const path of Object.keys(reads)) {
    await client.ask(path)
    recorder.seen.length = 0
    await client.ask(path)
    const own = recorder.seen.filter(({ query: text }) => !text.includes('public_versions'))
    const [query] = own
    if (!query || own.length > 1) throw new Error(`${path} took ${own.length} queries`)
    queries[path.split('?')[0] ?? path] = query
  }
  client.close()
  await portal.stop()
  recorder.stop()
  return queries
}

function startBare(code: string, database: MeasuredDatabase, queries: object): Promise<OwnWorkerd> {
  return startWorkerd({
    modules: true,
    script: code,
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: {
      DATABASE_URL: database.databaseUrl,
      NEON_ENDPOINT: database.neonEndpoint,
      QUERIES: JSON.stringify(queries),
    },
  })
}

const sideOf = (workerd: OwnWorkerd, path: string): Side => ({
  client: httpClient(workerd.origin),
  path,
  pid: workerd.pid,
})

async function compare(name: string, a: Side, b: Side): Promise<void> {
  const ratios = await pair(a, b, rounds)
  const cpu = `${ratios.cpuOfA.toFixed(0)} / ${ratios.cpuOfB.toFixed(0)} us`
  console.log(`| ${name} | ${spread(ratios.cpu)} | ${cpu} | ${spread(ratios.p50)} |`)
}

const database = await startMeasuredDatabase()
const queries = await recordQueries(database)
const code = await bundleWorker(join(import.meta.dirname, 'bare-worker.ts'))
const portal = await startWorkerd(portalWorker(database.neonEndpoint, database.databaseUrl))
const bare = await startBare(code, database, queries)
const bareRows = await startBare(code, database, { '/api/activities': activityRows })

const bytesOf = async (workerd: OwnWorkerd, path: string) =>
  (await httpClient(workerd.origin).ask(path)).body.toString()
for (const path of Object.keys(reads)) {
  if ((await bytesOf(portal, path)) !== (await bytesOf(bare, path))) {
    throw new Error(`${path}: the bare handler's bytes differ from the portal's`)
  }
}
console.log('| portal / bare handler | CPU a request | CPU | p50 |\n|---|---|---|---|')
for (const [path, name] of Object.entries(reads)) {
  await compare(
    `${name}: the handler sends the statement`,
    sideOf(portal, path),
    sideOf(bare, path),
  )
}
await compare(
  'GET /api/activities, kept: the handler writes the rows',
  sideOf(portal, '/api/activities'),
  sideOf(bareRows, '/api/activities'),
)
for (const latency of [0, 5, 30]) {
  await database.setLatency(latency)
  const beside = sideOf(bare, '/api/activities')
  await compare(`GET / kept, ${latency} ms to the database`, sideOf(portal, '/'), beside)
  // A page with a query is rendered each time.
  await compare(`GET / rendered, ${latency} ms to the database`, sideOf(portal, '/?seen'), beside)
}
const bundle = readFileSync(join(import.meta.dirname, '../../web-resident/dist/ssr/index.js'))
console.log(`worker entry: ${bundle.length} bytes`)
await Promise.all([portal.stop(), bare.stop(), bareRows.stop()])
await database.stop()
process.exit()
