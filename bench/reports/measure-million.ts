import { neon, neonConfig } from '@neondatabase/serverless'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { listDeskRequests } from '@portal/core/case-queue'
import { anonymous, type Context } from '@portal/core/kernel'
import { listNearbyReports } from '@portal/core/reports'
import { addScaledRequests } from '@portal/local/city'
import type { MeasuredDatabase } from '@portal/local/measuring'
import { asStaff } from '../kit/as-staff.ts'
import { median, percentile } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'

type CaseQueueFilter = Parameters<typeof listDeskRequests>[1]
type Place = Omit<Parameters<typeof listNearbyReports>[1], 'category'>

/** The portal's query, and the minimal indexed query. */
interface Question {
  readonly what: string
  readonly example: string
  readonly ask: (context: Context, turn: number) => Promise<unknown>
  readonly bare: { readonly query: string; readonly params: (turn: number) => unknown[] }
}

const byDue = `coalesce(due_at, 'infinity'::timestamptz), id limit 51`
const byAge = 'created_at desc, id desc limit 51'
const oldestFirst = 'created_at, id limit 51'
const byChange = 'updated_at desc, id desc limit 51'

/** Each filter of the queue with its conditions and order, as an index has them. */
const filters: readonly (readonly [
  filter: CaseQueueFilter,
  where: string,
  order: string,
  params?: unknown[],
])[] = [
  [{ state: 'open' }, 'closed_at is null', byDue],
  [{ state: 'open', category: 'trees' }, `closed_at is null and category = 'trees'`, byDue],
  [{ state: 'open', status: 'Submitted' }, `closed_at is null and status = 'Submitted'`, byDue],
  [{ state: 'open', assignee: 'nobody' }, 'closed_at is null and assignee_id is null', byDue],
  [
    { state: 'open', isOverdue: true },
    `closed_at is null and coalesce(due_at, 'infinity'::timestamptz) < now()`,
    byDue,
  ],
  [{ state: 'open', sort: 'oldest' }, 'closed_at is null', oldestFirst],
  [{ state: 'open', sort: 'changed' }, 'closed_at is null', byChange],
  [
    { state: 'open', assignee: 'nobody', sort: 'changed' },
    'closed_at is null and assignee_id is null',
    byChange,
  ],
  [
    { state: 'open', isOverdue: true, sort: 'oldest' },
    `closed_at is null and coalesce(due_at, 'infinity'::timestamptz) < now()`,
    oldestFirst,
  ],
  [{ state: 'open', hasNewAnswer: true }, 'closed_at is null and answered_at is not null', byDue],
  [{ state: 'closed', status: 'Complete' }, `closed_at is not null and status = 'Complete'`, byAge],
  [{ state: 'closed' }, 'closed_at is not null', byAge],
  [{ state: 'closed', sort: 'changed' }, 'closed_at is not null', byChange],
  [{ state: 'all' }, 'true', byAge],
  [{ state: 'all', text: '20500000' }, 'number = $1', byAge, ['20500000']],
]

const columns = `id, number, record_type, category, title, status, address, area, due_at, is_action_required,
  created_at, assignee_id`

const queue: readonly Question[] = filters.map(([filter, where, order, params = []]) => ({
  what: 'the queue',
  example: JSON.stringify(filter),
  ask: (context) => listDeskRequests(context, filter),
  bare: {
    query: `select ${columns} from requests where ${where} order by ${order}`,
    params: () => params,
  },
}))

/** Numbered like a map's cells (core/src/casework/requests/map-cell.ts). */
const cellsAround = ({ latitude, longitude }: Place): number[] => {
  const near = [-1, 0, 1]
  const [row, column] = [(latitude + 90) * 1000, (longitude + 180) * 1000].map(Math.floor)
  return near.flatMap((up) =>
    near.map((right) => ((row ?? 0) + up) * 360_000 + (column ?? 0) + right),
  )
}

function nearby(places: readonly Place[]): Question {
  const placeOf = (turn: number): Place => {
    const place = places[turn % places.length]
    if (!place) throw new Error('There are no places')
    return place
  }
  return {
    what: 'what is reported nearby',
    example: `streetlight, ${places.length} places in turn`,
    ask: (context, turn) =>
      listNearbyReports(
        { ...context, actor: anonymous },
        { category: 'streetlight', ...placeOf(turn) },
      ),
    bare: {
      query: `select id, category, status, created_at, latitude, longitude from requests
        where category = 'streetlight' and map_cell = any($1::bigint[])
          and closed_at is null and merged_into_id is null`,
      params: (turn) => [cellsAround(placeOf(turn))],
    },
  }
}

async function filled(databaseUrl: string, count: number): Promise<readonly Place[]> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const started = performance.now()
  const today = new Date()
  await addScaledRequests(drizzle(client, { casing: 'snake_case' }), count, {
    today,
    onProgress: () => {},
  })
  // As autovacuum would soon do: visibility map, and no pending lists.
  await client.query('vacuum analyze requests')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${count.toLocaleString('en')} requests, made in ${seconds} s\n`)
  const { rows } = await client.query<Place>(
    `select latitude, longitude from requests where category = 'streetlight' and closed_at is null
      and latitude is not null order by md5(id::text) limit 200`,
  )
  await client.end()
  return rows
}

/** The case queue and nearby reports among a million requests, against bare indexed queries. */
export async function measureMillion(
  { databaseUrl, neonEndpoint }: MeasuredDatabase,
  isQuick: boolean,
): Promise<void> {
  const rounds = isQuick ? 40 : 200
  const places = await filled(databaseUrl, isQuick ? 100_000 : 1_000_000)
  neonConfig.fetchEndpoint = () => neonEndpoint
  const bareDriver = neon(databaseUrl)
  const rows: string[][] = []
  for (const { what, example, ask, bare } of [...queue, nearby(places)]) {
    const ours: number[] = []
    const least: number[] = []
    for (let turn = -10; turn < rounds; turn++) {
      const nth = turn + 10
      const context = asStaff({ databaseUrl, neonEndpoint })
      const [own, other] = [
        await timed(() => ask(context, nth)),
        await timed(() => bareDriver.query(bare.query, bare.params(nth))),
      ]
      const { trips } = context.database.usage
      if (trips !== 1) throw new Error(`It took ${trips} round trips`)
      // The first turns warm the caches.
      if (turn < 0) continue
      ours.push(own)
      least.push(other)
    }
    const [own, other] = [median(ours), median(least)]
    const p95 = [ours, least].map((times) => percentile(times, 0.95))
    rows.push([
      what,
      example,
      (own / other).toFixed(2),
      `${own.toFixed(2)} / ${other.toFixed(2)}`,
      p95.map((ms) => ms.toFixed(2)).join(' / '),
    ])
  }
  const headings = ['asked for', 'example', 'p50 / bare query', 'p50, ms', 'p95, ms']
  console.log(table(headings, rows))
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
