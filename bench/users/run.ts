import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { type DirectoryQuery, getUser, searchUsers } from '@portal/core/directory'
import { type Context, newId, systemClock } from '@portal/core/kernel'
import { addScaledUsers } from '@portal/local/city'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { percentile } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'

// The staff directory at a million users, against a look-up by primary key.

const isQuick = process.argv.includes('--quick')
const people = isQuick ? 100_000 : 1_000_000
const rounds = isQuick ? 40 : 150

type Asked = Partial<DirectoryQuery>

/** Each kind of query with its limit, as a multiple of the look-up's p95, and examples. */
const kinds: readonly (readonly [kind: string, limit: number, asked: readonly Asked[]])[] = [
  [
    'a page',
    2,
    [
      {},
      { page: 3 },
      { page: 39 },
      { direction: 'desc' },
      { sortColumn: 'Email' },
      { sortColumn: 'SalesforceId', page: 7 },
    ],
  ],
  [
    'what a column begins with',
    15,
    ['oakfi', 'mar', 'zimmont', 'ada.l', '(847) 555-01', '8475550', 's', '0030000004'].map(
      (term) => ({ term }),
    ),
  ],
  [
    'what a user contains',
    150,
    ['kfield', 'eckson', '555-0123', 'rosa lindberg', 'ndmont', 'sample.exa', 'zzzz'].map(
      (term) => ({ term }),
    ),
  ],
]

const database = await startMeasuredDatabase()
await fill(database.databaseUrl)

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const started = performance.now()
  await addScaledUsers(drizzle(client, { casing: 'snake_case' }), people, () => {})
  // As autovacuum would soon do: visibility map, and no pending lists.
  await client.query('vacuum analyze users')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${people.toLocaleString('en')} users, made in ${seconds} s`)
  await client.end()
}

function asStaff(): Context {
  return {
    actor: {
      kind: 'user',
      userId: newId<'user'>(),
      sessionId: newId<'session'>(),
      isVerified: true,
      contactId: null,
      isAdmin: true,
      organizationId: null,
      confirmedAt: new Date(),
    },
    clock: systemClock,
    language: 'en',
    database: openDatabase(database.databaseUrl, database.neonEndpoint),
    city: cityOf({}),
    requestId: 'bench',
  }
}

async function timed(work: (context: Context) => Promise<unknown>): Promise<number> {
  const context = asStaff()
  const start = performance.now()
  await work(context)
  const ms = performance.now() - start
  const { trips } = context.database.usage
  if (trips !== 1) throw new Error(`It took ${trips} round trips`)
  return ms
}

const standard: DirectoryQuery = {
  page: 0,
  pageSize: 25,
  sortColumn: 'LastName',
  direction: 'asc',
  term: '',
}

async function someIds(count: number): Promise<string[]> {
  const client = new pg.Client(database.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ id: string }>(
    'select id from users tablesample system (1) where deleted_at is null limit $1',
    [count],
  )
  await client.end()
  return rows.map(({ id }) => id)
}

const ids = await someIds(500)
const rows: string[][] = []
for (const [kind, limit, asked] of kinds) {
  for (const question of asked) {
    const query = { ...standard, ...question }
    const lookUps: number[] = []
    const searches: number[] = []
    for (let i = -10; i < rounds; i++) {
      const id = ids[Math.abs(i) % ids.length] ?? ''
      const lookUp = await timed((context) => getUser(context, id))
      const search = await timed((context) => searchUsers(context, query))
      // The first rounds warm the caches.
      if (i < 0) continue
      lookUps.push(lookUp)
      searches.push(search)
    }
    const ratio = percentile(searches, 0.95) / percentile(lookUps, 0.95)
    const figure = ratio.toFixed(2)
    rows.push([
      kind,
      JSON.stringify(question),
      ratio > limit ? `**${figure}, over ${limit}**` : `${figure} (limit ${limit})`,
      `${percentile(searches, 0.95).toFixed(2)} / ${percentile(lookUps, 0.95).toFixed(2)}`,
      (percentile(searches, 0.5) / percentile(lookUps, 0.5)).toFixed(2),
    ])
  }
}
console.log(table(['asked for', 'example', 'p95 / look-up', 'p95, ms', 'p50 / look-up'], rows))
await database.stop()
process.exit()
