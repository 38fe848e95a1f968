import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { type Context, systemClock } from '@portal/core/kernel'
import { secretBox } from '@portal/core/second-factor'
import { sendLane, startLanes } from '@portal/core/webhooks'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { table } from '../kit/table.ts'

// A thousand events at one moment to a hundred endpoints, of which ten never answer: 100,000 deliveries.
// Each lane is an invocation of its own on the platform; here all lanes share one process and the
// machine with database and receivers.

const isQuick = process.argv.includes('--quick')
const events = isQuick ? 50 : 1000
const [endpoints, dead] = [100, 10]
const alive = endpoints - dead
const limitSeconds = 60

interface Counted {
  readonly delivered: number
  readonly fewest: number
  readonly repeated: number
  readonly p50: number
  readonly p99: number
}

const receivers = fork(join(import.meta.dirname, 'receivers.ts'))
const [{ port }] = (await once(receivers, 'message')) as [{ port: number }] // receivers.ts sends it.

async function counted(): Promise<Counted> {
  receivers.send('count')
  const [counts] = (await once(receivers, 'message')) as [Counted] // Likewise.
  return counts
}

const { databaseUrl, neonEndpoint, stop } = await startMeasuredDatabase()
const client = new pg.Client(databaseUrl)
await client.connect()
const box = secretBox('a-secret-of-at-least-32-characters', 'webhooks')
await client.query(`insert into partners (id, name, contact, created_at, updated_at)
  values (uuidv7(), 'Bench', 'x', now(), now())`)
for (let nth = 0; nth < endpoints; nth += 1) {
  const id = crypto.randomUUID()
  const path = nth < dead ? 'dead' : 'alive'
  const secret = await box.seal(
    `whsec_${Buffer.alloc(32, nth).toString('base64')}`,
    `webhook-endpoint/${id}`,
  )
  await client.query(
    `insert into webhook_endpoints (id, partner_id, address, kinds, secret, created_at, updated_at)
    select $1, id, $2, '{alert.published}', $3, now(), now() from partners where name = 'Bench'`,
    [id, `http://127.0.0.1:${port}/${path}/${nth}`, secret],
  )
}
await client.query(
  `select portal_queue_event('alert.published', clock_timestamp(), '{}') from generate_series(1, $1::int)`,
  [events],
)

const context = (): Context => ({
  actor: { kind: 'system', job: 'webhooks' },
  clock: systemClock,
  language: 'en',
  database: openDatabase(databaseUrl, neonEndpoint),
  city: cityOf({}),
  requestId: 'bench',
})
const sending = { box, isLocal: true, fetch, pause: (ms: number) => pause(ms) }

/** As the queue does: each lane on its own, and the job again when one says that there is more. */
async function runLanes(): Promise<void> {
  const lanes = await startLanes(context())
  await Promise.all(
    lanes.map(async (id) => {
      const { isMore } = await sendLane(context(), sending, id)
      if (isMore) await runLanes()
    }),
  )
}

const started = performance.now()
void runLanes()
let counts = await counted()
while (counts.delivered < events * alive && performance.now() - started < 600_000) {
  await pause(1000)
  counts = await counted()
}
const seconds = (performance.now() - started) / 1000
const isGood =
  counts.delivered === events * alive &&
  counts.fewest === events &&
  counts.p99 <= limitSeconds * 1000
console.log(
  table(
    [`${events} events to ${endpoints} endpoints, ${dead} dead`, 'measured'],
    [
      ['delivered to the others', `${counts.delivered} of ${events * alive}`],
      ['fewest at one of them', String(counts.fewest)],
      ['came twice', String(counts.repeated)],
      ['after the event, p50', `${(counts.p50 / 1000).toFixed(1)} s`],
      [`after the event, p99 (limit ${limitSeconds} s)`, `${(counts.p99 / 1000).toFixed(1)} s`],
      ['all after', `${seconds.toFixed(1)} s`],
    ],
  ),
)
receivers.kill()
await client.end()
await stop()
process.exit(isGood ? 0 : 1)
