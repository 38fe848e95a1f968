import { readFileSync } from 'node:fs'
import pg from 'pg'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { childrenMicroseconds, cpuMicroseconds, parentOf } from '../kit/cpu.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'
import { makeRoom, ordersBy, startProvider } from '../payments/orders.ts'
import { reportsOf, streetlights } from '../reports/reports-of.ts'
import { fire, type Outcome } from './fire.ts'
import { type Lane, lanesOf } from './lanes.ts'

// A snow emergency at ten times a large city's largest day (docs/storm.md), at fixed rates. Each
// kind of request alone says what it costs; all together at growing parts of the storm say what
// this machine bears and what gives way first.

const isQuick = process.argv.includes('--quick')
const duration = isQuick ? 6 : 20
/** Requests a second (docs/storm.md says how we come to them). */
const storm = 1700
const parts = isQuick ? [1 / 40, 1 / 10] : [1 / 40, 1 / 20, 1 / 10, 1 / 5, 1 / 3]

const database = await startMeasuredDatabase()
const provider = await startProvider()
const client = new pg.Client(database.databaseUrl)
await client.connect()
await makeRoom(client)
const lanes = lanesOf({
  report: reportsOf(await streetlights(client)),
  payment: ordersBy(await provider.nonces(isQuick ? 400 : 1500)),
})
const portal = await startWorkerd(
  portalWorker(database.neonEndpoint, database.databaseUrl, { bindings: provider.bindings }),
)

const { rows: own } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
const server = parentOf(own[0]?.pid ?? 0)

async function connectionsNow(): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rows[0]?.count ?? 0
}

const memoryMB = (): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${portal.pid}/status`, 'utf8'))?.[1]) / 1000

interface Measured {
  readonly outcomes: readonly Outcome[]
  /** Processor time of a second, in seconds. */
  readonly workerCores: number
  readonly databaseCores: number
  readonly connections: number
  readonly memoryMB: number
}

async function measure(asked: readonly (readonly [Lane, number])[]): Promise<Measured> {
  const before = childrenMicroseconds(server)
  const worker = cpuMicroseconds(portal.pid)
  const start = performance.now()
  const outcomes = await Promise.all(
    asked.map(([lane, rate]) => fire(portal.origin, lane, Math.max(1, Math.round(rate)), duration)),
  )
  const elapsed = (performance.now() - start) * 1000
  return {
    outcomes,
    workerCores: (cpuMicroseconds(portal.pid) - worker) / elapsed,
    databaseCores: (childrenMicroseconds(server) - before) / elapsed,
    connections: await connectionsNow(),
    memoryMB: memoryMB(),
  }
}

/** Warms what an isolate keeps. */
for (const lane of lanes) await fire(portal.origin, lane, 4, 3)

const alone: string[][] = []
const costs = { worker: 0, database: 0 }
for (const lane of lanes) {
  const rate = lane.newBody ? 8 : lane.share > 0.5 ? 200 : 40
  const { outcomes, workerCores, databaseCores } = await measure([[lane, rate]])
  const answered = outcomes.reduce((sum, each) => sum + each.answered, 0)
  const [ofWorker, ofDatabase] = [workerCores / answered, databaseCores / answered]
  costs.worker += ofWorker * lane.share * storm
  costs.database += ofDatabase * lane.share * storm
  alone.push([
    lane.name,
    String(rate),
    `${(ofWorker * 1000).toFixed(2)} ms`,
    `${(ofDatabase * 1000).toFixed(2)} ms`,
    (1 / ofWorker).toFixed(0),
    outcomes.map(({ p50, p99 }) => `${p50} / ${p99}`).join(),
    String(outcomes.reduce((sum, { failed }) => sum + failed, 0)),
  ])
}
console.log(
  table(
    [
      'alone',
      'a second',
      'worker CPU',
      'database CPU',
      'a second and core',
      'p50 / p99, ms',
      'failed',
    ],
    alone,
  ),
)
console.log(
  `\nThe storm of ${storm} a second, by these: ${costs.worker.toFixed(1)} cores of workers, ${costs.database.toFixed(1)} of the database\n`,
)

const together: string[][] = []
for (const part of parts) {
  const measured = await measure(lanes.map((lane) => [lane, lane.share * part * storm]))
  const { connections, databaseCores, memoryMB: memory, workerCores } = measured
  for (const [n, { answered, failed, lane, p50, p99, planned }] of measured.outcomes.entries())
    together.push([
      n > 0 ? '' : `1/${Math.round(1 / part)}`,
      lane,
      `${answered.toFixed(1)} of ${planned}`,
      `${p50} / ${p99}`,
      String(failed),
      n > 0 ? '' : `${workerCores.toFixed(2)} / ${databaseCores.toFixed(2)}`,
      n > 0 ? '' : String(connections),
      n > 0 ? '' : `${memory.toFixed(0)} MB`,
    ])
}
console.log(
  table(
    [
      'of the storm',
      'lane',
      'answered a second',
      'p50 / p99, ms',
      'failed',
      'cores: worker / database',
      'connections',
      'worker memory',
    ],
    together,
  ),
)
await portal.stop()
await client.end()
provider.stop()
await database.stop()
process.exit()
