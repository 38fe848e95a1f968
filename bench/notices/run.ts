import pg from 'pg'
import { newId } from '@portal/core/kernel'
import {
  deliverNotices,
  getNoticeTexts,
  sendNotices,
  setNoticeTexts,
  verifyNotices,
} from '@portal/core/shutoff-notices'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { asStaff } from '../kit/as-staff.ts'
import { table } from '../kit/table.ts'

// A file of a hundred thousand overdue accounts, half of them with someone in the portal: verified,
// sent, and brought to people.

const count = process.argv.includes('--quick') ? 10_000 : 100_000
const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const staffId = newId<'user'>()

const { databaseUrl, neonEndpoint, stop } = await startMeasuredDatabase()
const client = new pg.Client(databaseUrl)
await client.connect()
await client.query(`
  insert into users (id, email, email_verified_at, first_name, last_name, language, is_admin, roles, created_at, updated_at)
  values ('${staffId}', 'clerk@bench.example', now(), 'C', 'K', 'en', true, '{}', now(), now());
  insert into users (id, email, email_verified_at, first_name, last_name, language, is_admin, roles, created_at, updated_at)
  select gen_random_uuid(), 'p' || n || '@bench.example', now(), 'Rosa', 'Vega ' || n,
    case n % 3 when 0 then 'es' else 'en' end, false, '{}', now(), now()
  from generate_series(1, ${count / 2}) n;
  insert into utility_accounts (id, customer_id, location_id, street_number, address1, city, state, zip,
    balance_cents, created_at)
  select gen_random_uuid(), (100000 + n)::text, (500000 + n)::text, n::text, n || ' Millrace St', 'Elgin',
    'IL', (60100 + n % 50)::text, 8435, now() from generate_series(1, ${count}) n;
  insert into bills (id, utility_account_id, number, type, billed_on, due_on, amount_cents, balance_cents, lines, updated_at)
  select gen_random_uuid(), id, 'B', 'Water', current_date - 60, current_date - 39, 8435, 8435, '[]', now()
  from utility_accounts where customer_id::int > 100000;
  analyze users, utility_accounts;
  insert into utility_account_owners (id, utility_account_id, user_id, created_at)
  select gen_random_uuid(), a.id, u.id, now()
  from (select id, row_number() over () n from utility_accounts where customer_id::int > 100000) a
  join (select id, row_number() over () n from users where email like '%@bench.example' and not is_admin) u
    on u.n = a.n`)
await client.query('analyze')

const context = () => asStaff({ databaseUrl, neonEndpoint }, staffId)

const texts = await getNoticeTexts(context())
await setNoticeTexts(context(), { ...texts, hours: '9 to 5', hoursEs: '9 a 5' })

const lines = Array.from(
  { length: count },
  (_, n) => `${100_001 + n}-${500_001 + n},84.35,${day},${n % 4 === 0 ? 'yes' : 'no'}`,
)
const file = `accountNumber,delinquentAmount,shutoffDate,phonePreference\n${lines.join('\n')}\n`

async function timed<Done>(what: string, work: () => Promise<Done>) {
  const before = process.cpuUsage()
  const started = performance.now()
  const done = await work()
  const seconds = (performance.now() - started) / 1000
  const { user, system } = process.cpuUsage(before)
  rows.push([
    what,
    seconds.toFixed(2),
    Math.round(count / seconds).toLocaleString('en'),
    ((user + system) / 1_000_000).toFixed(2),
  ])
  return done
}

const rows: string[][] = []
const answer = await timed('verify', () => verifyNotices(context(), file))
// The answer's shape is the contract's.
const verified = JSON.parse(answer.toString()) as {
  rows: Parameters<typeof sendNotices>[1]['rows']
}
await timed('send', () => sendNotices(context(), { rows: verified.rows, isAcknowledged: true }))
let left = count
await timed('bring to inboxes and the outbox', async () => {
  while (left > 0) left -= await deliverNotices(context(), 'https://portal.example')
})
console.log(table(['step', 'seconds', 'rows a second', 'CPU seconds of ours'], rows))
await client.end()
await stop()
