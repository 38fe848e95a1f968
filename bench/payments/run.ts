import { join } from 'node:path'
import pg from 'pg'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { httpClient, type Post } from '../kit/http-client.ts'
import { pair, type Rounds, type Side } from '../kit/pair.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'
import { makeRoom, ordersBy, startProvider } from './orders.ts'

// A guest's water bill payment, from request to reply, against a bare handler that charges the same
// card and writes one row.

const isQuick = process.argv.includes('--quick')
const { rounds, requests, warmUp }: Rounds = isQuick
  ? { rounds: 3, requests: 20, warmUp: 20 }
  : { rounds: 9, requests: 60, warmUp: 30 }
const latencies = [0, 5, 30]
/** Our own part of a payment: its claim and its result. */
const maxTrips = 2

const database = await startMeasuredDatabase()
const provider = await startProvider()
const { nonces } = provider

const direct = new pg.Client(database.databaseUrl)
await direct.connect()
await direct.query(
  'create table bare_payments (id uuid primary key, amount numeric not null, transaction_id text not null, created_at timestamptz not null default now()); grant all on bare_payments to public',
)

await makeRoom(direct)

const portal = await startWorkerd(
  portalWorker(database.neonEndpoint, database.databaseUrl, {
    bindings: provider.bindings,
  }),
)
const bare = await startWorkerd({
  modules: true,
  script: await bundleWorker(join(import.meta.dirname, 'bare-worker.ts')),
  compatibilityDate: '2026-07-01',
  compatibilityFlags: ['nodejs_compat'],
  bindings: {
    DATABASE_URL: database.databaseUrl,
    NEON_ENDPOINT: database.neonEndpoint,
    ...provider.charging,
  },
})

/** Round trips of one payment; what a worker reads once is only in its first reply. */
async function tripsOf(newBody: () => Post): Promise<number> {
  const client = httpClient(portal.origin)
  await client.ask('/api/payment', newBody())
  const { status, body, headers } = await client.ask('/api/payment', newBody())
  client.close()
  if (status !== 200) throw new Error(`${status}: ${body.toString()}`)
  return Number(/^db;desc="(\d+)"/.exec(String(headers['server-timing']))?.[1])
}

const trips = await tripsOf(ordersBy(await nonces(2)))
const a = { client: httpClient(portal.origin), path: '/api/payment', pid: portal.pid }
const b = { client: httpClient(bare.origin), path: '/', pid: bare.pid }
const rows: string[][] = []
for (const latency of latencies) {
  await database.setLatency(latency)
  const newBody = ordersBy(await nonces(2 * (warmUp + rounds * requests)))
  const sides: readonly [Side, Side] = [
    { ...a, newBody },
    { ...b, newBody },
  ]
  const { p50, cpu, p50OfA, p50OfB } = await pair(...sides, { rounds, requests, warmUp })
  const ms = `${p50OfA.toFixed(1)} / ${p50OfB.toFixed(1)}`
  rows.push([`${latency} ms to the database`, ms, spread(p50), spread(cpu)])
}
await database.setLatency(0)
console.log(table(['pay / bare handler', 'p50, ms', 'p50', 'CPU'], rows))
const over = trips > maxTrips ? ', over' : ''
console.log(`\nRound trips of a payment: ${trips}${over} (at most ${maxTrips})`)
await Promise.all([portal.stop(), bare.stop()])
await direct.end()
provider.stop()
await database.stop()
process.exit(trips > maxTrips ? 1 : 0)
