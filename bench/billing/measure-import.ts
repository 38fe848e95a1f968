import { randomBytes } from 'node:crypto'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { MeasuredDatabase } from '@portal/local/measuring'
import { httpClient, Post } from '../kit/http-client.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { median, spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'
import { accountsCsv, billsCsv } from './batches.ts'

const columns =
  'id, utility_account_id, number, type, billed_on, due_on, amount_cents, balance_cents, lines, batch_id, updated_at'

/** Rows per second of COPY into a table with the same indexes, unchecked. */
async function copied(client: pg.Client, rows: number, round: number): Promise<number> {
  const file = join(tmpdir(), `bills-${randomBytes(8).toString('hex')}`)
  await client.query('drop table if exists raw_bills')
  await client.query('create table raw_bills (like bills including all)')
  const { rows: found } = await client.query<{ line: string }>(
    `select concat_ws(E'\\t', gen_random_uuid(), utility_account_id, number, type, billed_on, due_on,
      amount_cents, balance_cents, lines, batch_id, updated_at) as line
     from bills where number like $1 limit $2`,
    [`${round}-%`, rows],
  )
  if (found.length !== rows) throw new Error(`${found.length} of ${rows} bills are there to copy`)
  writeFileSync(file, `${found.map(({ line }) => line).join('\n')}\n`)
  // The database may run as another system user.
  chmodSync(file, 0o644)
  try {
    const start = performance.now()
    await client.query(`copy raw_bills (${columns}) from '${file}'`)
    return (rows / (performance.now() - start)) * 1000
  } finally {
    rmSync(file)
  }
}

/** Peak memory of a process in MB, including the isolate. */
const peakOf = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** Importing a batch of bills, checked and switched, against raw COPY. */
export async function measureImport(database: MeasuredDatabase, isQuick: boolean): Promise<void> {
  const rows = isQuick ? 10_000 : 100_000
  const token = randomBytes(32).toString('hex')
  const worker = portalWorker(database.neonEndpoint, database.databaseUrl, {
    app: 'admin',
    bindings: { BILLING_IMPORT_TOKEN: token },
  })
  const staff = await startWorkerd(worker)
  const client = httpClient(staff.origin)
  const headers = { 'content-type': 'text/csv', authorization: `Bearer ${token}` }
  const send = async (name: string, csv: string): Promise<number> => {
    const path = `/api/billing/batches?batchId=${name}`
    const { status, ms, body } = await client.ask(path, new Post(headers, Buffer.from(csv)))
    if (status !== 200) throw new Error(`${status}: ${body.toString().slice(0, 500)}`)
    return ms
  }
  const direct = new pg.Client(database.databaseUrl)
  await direct.connect()
  await send('accounts', accountsCsv(rows))
  const idle = peakOf(staff.pid)
  const speeds: { batch: number; copy: number }[] = []
  for (let round = 0; round < (isQuick ? 2 : 5); round++) {
    const csv = billsCsv(rows, round)
    const batch = (rows / (await send(`bills-${round}`, csv))) * 1000
    speeds.push({ batch, copy: await copied(direct, rows, round) })
  }
  const perSecond = (of: 'batch' | 'copy') =>
    Math.round(median(speeds.map((speed) => speed[of]))).toLocaleString('en')
  const ratio = spread(speeds.map(({ batch, copy }) => batch / copy))
  console.log(
    table(
      [`${rows.toLocaleString('en')} bills in one batch`, 'rows a second', 'batch / COPY'],
      [
        ['the batch: read, checked, staged, switched', perSecond('batch'), ratio],
        ['raw COPY into the same indexes', perSecond('copy'), ''],
      ],
    ),
  )
  console.log(
    `\nThe worker's process held ${peakOf(staff.pid).toFixed(0)} MB at most, ${idle.toFixed(0)} MB before the first bill.\n`,
  )
  await direct.end()
  client.close()
  await staff.stop()
}
