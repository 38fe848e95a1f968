import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type DirectoryQuery, getUser, searchUsers } from '@portal/core/directory'
import type { Context } from '@portal/core/kernel'
import { findPeople } from '@portal/core/people-search'
import { addScaledUsers } from '@portal/local/city'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { asStaff } from '../kit/as-staff.ts'
import { percentile } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'

// The staff directory and the search for people at a million users, against a look-up by primary key.

const isQuick = process.argv.includes('--quick')
const people = isQuick ? 100_000 : 1_000_000
const rounds = isQuick ? 40 : 150

interface Question {
  readonly shown: string
  readonly ask: (context: Context) => Promise<unknown>
}

const listed = (asked: Partial<DirectoryQuery>): Question => ({
  shown: JSON.stringify(asked),
  ask: (context) => searchUsers(context, { ...standard, ...asked }),
})

const person = (text: string): Question => ({
  shown: text,
  ask: (context) => findPeople(context, text),
})

const standard: DirectoryQuery = {
  page: 0,
  pageSize: 25,
  sortColumn: 'LastName',
  direction: 'asc',
  term: '',
}

/** Each kind of query with its limit, as a multiple of the look-up's p95, and examples. */
const kinds: readonly (readonly [kind: string, limit: number, asked: readonly Question[]])[] = [
  [
    'a page',
    2,
    [
      listed({}),
      listed({ page: 3 }),
      listed({ page: 39 }),
      listed({ direction: 'desc' }),
      listed({ sortColumn: 'Email' }),
      listed({ sortColumn: 'SalesforceId', page: 7 }),
    ],
  ],
  [
    'what a column begins with',
    15,
    ['oakfi', 'mar', 'zimmont', 'ada.l', '(847) 555-01', '8475550', 's', '0030000004'].map((term) =>
      listed({ term }),
    ),
  ],
  [
    'what a user contains',
    150,
    ['kfield', 'eckson', '555-0123', 'rosa lindberg', 'ndmont', 'sample.exa', 'zzzz'].map((term) =>
      listed({ term }),
    ),
  ],
  [
    'a person by a beginning',
    15,
    ['oakfi', 'mar', 'zimmont', 'ada.l', '(847) 555-01', '8475550', 's', '0030000004'].map(person),
  ],
  [
    'a person by what is contained',
    60,
    ['kfield', 'eckson', '555-0123', 'rosa lindberg', '214 oak', 'mulberry', 'sample.exa'].map(
      person,
    ),
  ],
  [
    'a person by misspelled words',
    60,
    ['lindburg', 'rosa lindbreg', 'mullbery', 'zzzz', 'tomas yardmna prarie'].map(person),
  ],
]

/** A contact with an address in one of 120 streets for everyone with a contact's id. */
const addresses = `
  insert into contacts (id, email, first_name, last_name, phone_number, address1, address2, city,
    state, zip, created_at, updated_at)
  select contact_id, email, first_name, last_name, phone_number,
    (100 + abs(hashtext(email)) % 9900) || ' ' || (string_to_array('Oak,Maple,Mulberry,Center,'
      'Highland,Douglas,Grove,Spring,Villa,Kimball,Larkin,Summit,Wing,Walnut,Chestnut,Prairie,River,'
      'Division,Jefferson,Liberty', ','))[1 + abs(hashtext(email || 's')) % 20]
      || ' ' || (string_to_array('St,Ave,Ct,Dr,Pl,Blvd', ','))[1 + abs(hashtext(email || 't')) % 6],
    '', 'Elgin', 'IL', '60120', created_at, updated_at
  from users where email like '%@sample.example' and contact_id is not null`

const database = await startMeasuredDatabase()
await fill(database.databaseUrl)

async function fill(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const started = performance.now()
  // Built afterwards, as in a bulk load: row by row it takes ten times as long.
  const { rows: indexes } = await client.query<{ indexdef: string }>(
    "select indexdef from pg_indexes where indexname = 'person_search_text'",
  )
  await client.query('drop index person_search_text')
  await addScaledUsers(drizzle(client, { casing: 'snake_case' }), people, () => {})
  await client.query(addresses)
  for (const { indexdef } of indexes) await client.query(indexdef)
  // As autovacuum would soon do: visibility map, and no pending lists.
  await client.query('vacuum analyze users, person_search, person_words, contacts')
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`${people.toLocaleString('en')} users, made in ${seconds} s`)
  await client.end()
}

async function timed(work: (context: Context) => Promise<unknown>): Promise<number> {
  const context = asStaff(database)
  const start = performance.now()
  await work(context)
  const ms = performance.now() - start
  const { trips } = context.database.usage
  if (trips !== 1) throw new Error(`It took ${trips} round trips`)
  return ms
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
    const lookUps: number[] = []
    const searches: number[] = []
    for (let i = -10; i < rounds; i++) {
      const id = ids[Math.abs(i) % ids.length] ?? ''
      const lookUp = await timed((context) => getUser(context, id))
      const search = await timed(question.ask)
      // The first rounds warm the caches.
      if (i < 0) continue
      lookUps.push(lookUp)
      searches.push(search)
    }
    const ratio = percentile(searches, 0.95) / percentile(lookUps, 0.95)
    const figure = ratio.toFixed(2)
    rows.push([
      kind,
      question.shown,
      ratio > limit ? `**${figure}, over ${limit}**` : `${figure} (limit ${limit})`,
      `${percentile(searches, 0.95).toFixed(2)} / ${percentile(lookUps, 0.95).toFixed(2)}`,
      (percentile(searches, 0.5) / percentile(lookUps, 0.5)).toFixed(2),
    ])
  }
}
console.log(table(['asked for', 'example', 'p95 / look-up', 'p95, ms', 'p50 / look-up'], rows))
await database.stop()
process.exit()
