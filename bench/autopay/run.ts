import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { announceCharges, runAutopayShard } from '@portal/core/autopay'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { type Context, newId, toCents } from '@portal/core/kernel'
import { authorizeNet } from '@portal/core/payments'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { merchant } from '@portal/local/testing'
import { table } from '../kit/table.ts'

// Autopay in shards of at most 200, as the queue runs it, against the same charges with one row
// each.

const accounts = process.argv.includes('--quick') ? 2000 : 100_000
const shard = 200
const atOnce = 6
const maxSubrequests = 10_000
/** Shards after which as many bare charges are made. */
const shardsPerBare = accounts > 10_000 ? 10 : 1

const database = await startMeasuredDatabase()
const child = fork(join(import.meta.dirname, '../kit/provider.ts'))
const [url] = (await once(child, 'message')) as [string] // provider.ts sends it.
const provider = authorizeNet({
  apiUrl: url,
  pagesUrl: url,
  loginId: merchant.loginId,
  transactionKey: merchant.transactionKey,
})
const noon = new Date()
noon.setUTCHours(18, 0, 0, 0)
/** Charges wait until three full days after their notice. */
const noticed = new Date(noon.getTime() - 3 * 86_400_000)

let requests = 0
const send = globalThis.fetch
globalThis.fetch = (...asked) => {
  requests += 1
  return send(...asked)
}

const job = (at = noon): Context => ({
  actor: { kind: 'system', job: 'autopay' },
  clock: { now: () => at },
  language: 'en',
  database: openDatabase(database.databaseUrl, database.neonEndpoint),
  city: cityOf({}),
  requestId: 'bench',
})

/**
 * One person's saved bank account pays every account: the provider allows ten methods per customer.
 */
async function fill(): Promise<{ customerId: string; methodId: string }> {
  const customerId = await provider.createCustomer('bench', 'bench@sample.example')
  const saved = await provider.saveMethod(customerId, {
    accountType: 'checking',
    accountNumber: '123456789',
    routingNumber: '121042882',
    nameOnAccount: 'Bench',
  })
  if (saved.kind !== 'saved') throw new Error('the test account was not saved')
  const client = new pg.Client(database.databaseUrl)
  await client.connect()
  const [user, method] = [newId(), newId()]
  const owner = `user/${user}`
  await client.query(
    `insert into users (id, email, first_name, last_name, language, is_admin, created_at, updated_at)
     values ($1, 'bench@sample.example', 'Bo', 'Bench', 'en', false, now(), now())`,
    [user],
  )
  await client.query(
    'insert into payment_customers (owner, customer_id, created_at) values ($1, $2, now())',
    [owner, customerId],
  )
  await client.query(
    `insert into saved_methods (id, owner, method_id, kind, brand, last4, created_at)
     values ($1, $2, $3, 'bank', 'Checking', '6789', now())`,
    [method, owner, saved.methodId],
  )
  const today = noon.toISOString().slice(0, 10)
  await client.query(
    `with made as (
       insert into utility_accounts (id, customer_id, location_id, street_number, address1, city, state, zip,
         balance_cents, due_on, created_at)
       select gen_random_uuid(), (5000000 + n)::text, '1', '1', '1 Millrace St', 'Elgin', 'IL', '60120',
         1000 + n % 9000, $1::date, now()
       from generate_series(1, $2::int) n returning id, balance_cents),
     billed as (
       insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents, balance_cents, lines, updated_at)
       select gen_random_uuid(), id, 'B-' || id, 'Water', $1::date - 20, $1::date, balance_cents, balance_cents, '[]', now()
       from made)
     insert into autopays (id, utility_account_id, saved_method_id, user_id, language, created_at)
     select gen_random_uuid(), id, $3::uuid, $4::uuid, 'en', now() - interval '60 days' from made`,
    [today, accounts, method, user],
  )
  await client.query('analyze')
  await client.end()
  return { customerId, methodId: saved.methodId }
}

async function prepareBare(): Promise<void> {
  const client = new pg.Client(database.databaseUrl)
  await client.connect()
  await client.query(
    'create table bare_charges (id text primary key, transaction_id text); grant all on bare_charges to public',
  )
  await client.end()
}

let bareCharges = 0
let bareSeconds = 0

/** The same charges and one row each, with the same concurrency. */
async function bare(method: { customerId: string; methodId: string }): Promise<void> {
  const { database: handle } = job()
  const numbers = Array.from({ length: shard }, (_, n) => bareCharges + n).values()
  const started = performance.now()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const n of numbers) {
        const answer = await provider.charge(
          {
            reference: `BARE${n}`,
            amount: toCents(1000 + n),
            description: 'Water',
            email: 'bench@sample.example',
          },
          { kind: 'saved', ...method },
        )
        const id = answer.kind === 'approved' ? answer.transactionId : answer.kind
        await handle.write((builder) => [
          builder.execute(sql`insert into bare_charges values (${`BARE${n}`}, ${id})`),
        ])
      }
    }),
  )
  bareCharges += shard
  bareSeconds += (performance.now() - started) / 1000
}

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1_000_000)

const method = await fill()
const announcedFrom = performance.now()
await announceCharges(job(noticed))
const announceSeconds = (performance.now() - announcedFrom) / 1000
await prepareBare()

const memory: number[] = []
const perShard: number[] = []
let paid = 0
let seconds = 0
for (;;) {
  const before = requests
  const started = performance.now()
  const report = await runAutopayShard(job(), provider)
  if (report.claimed === 0) break
  seconds += (performance.now() - started) / 1000
  paid += report.paid
  perShard.push(requests - before)
  memory.push(megabytes())
  // In turn with it.
  if (perShard.length % shardsPerBare === 0) await bare(method)
}
const third = Math.ceil(memory.length / 3)
const max = Math.max(...perShard)
const rate = paid / seconds
const barePerSecond = bareCharges / bareSeconds
console.log(
  table(
    ['autopay over accounts', 'measured'],
    [
      ['accounts charged', `${paid} of ${accounts}`],
      ['announced', `${Math.round(accounts / announceSeconds)} a second`],
      ['charged, one invocation after another', `${rate.toFixed(1)} a second`],
      ['bare charges with a row each', `${barePerSecond.toFixed(1)} a second`],
      ['throughput against bare', (rate / barePerSecond).toFixed(2)],
      [
        'subrequests of an invocation, at most',
        `${max}${max > maxSubrequests / 10 ? ', over' : ''} of ${maxSubrequests}`,
      ],
      ['memory, first third', `${Math.max(...memory.slice(0, third))} MB`],
      ['memory, last third', `${Math.max(...memory.slice(-third))} MB`],
    ],
  ),
)
child.kill()
await database.stop()
process.exit(paid === accounts ? 0 : 1)
