import { join } from 'node:path'
import pg from 'pg'
import { demoAccounts, demoPassword } from '@portal/local/demo-accounts'
import type { MeasuredDatabase } from '@portal/local/measuring'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { httpClient } from '../kit/http-client.ts'
import { pair, type Side } from '../kit/pair.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'

async function accountOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('vacuum analyze bills, utility_payments, utility_accounts')
  const { rows } = await client.query<{ id: string }>(
    `select id from utility_accounts where customer_id = '1001'`,
  )
  await client.end()
  const [account] = rows
  if (!account) throw new Error('The demo city has no account 1001')
  return account.id
}

/** The billing page's reads, against one account's bills by an index. */
export async function measurePage(database: MeasuredDatabase, isQuick: boolean): Promise<void> {
  const { databaseUrl, neonEndpoint } = database
  const ACCOUNT = await accountOf(databaseUrl)
  const portal = await startWorkerd(portalWorker(neonEndpoint, databaseUrl))
  const bare = await startWorkerd({
    modules: true,
    script: await bundleWorker(join(import.meta.dirname, 'bare-worker.ts')),
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { DATABASE_URL: databaseUrl, NEON_ENDPOINT: neonEndpoint, ACCOUNT },
  })
  const [account] = demoAccounts
  const signedIn = await httpClient(portal.origin).ask('/api/auth/sign-in', {
    email: account?.email,
    password: demoPassword,
  })
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? ''
  const path = '/api/naviline/getbillinghistory'
  const client = httpClient(portal.origin, 1, { cookie })
  await client.ask(path)
  const { headers } = await client.ask(path)
  const trips = /^db;desc="(\d+)"/.exec(String(headers['server-timing']))?.[1] ?? '?'
  const page: Side = { client, path, pid: portal.pid }
  const query: Side = { client: httpClient(bare.origin), path: '/', pid: bare.pid }
  const rounds = { rounds: isQuick ? 3 : 9, requests: isQuick ? 30 : 200, warmUp: 50 }
  const rows: string[][] = []
  for (const latency of [0, 5, 30]) {
    await database.setLatency(latency)
    const { p50, cpu, p50OfA, p50OfB } = await pair(page, query, rounds)
    const ms = `${p50OfA.toFixed(1)} / ${p50OfB.toFixed(1)}`
    rows.push([`${latency} ms to the database`, ms, spread(p50), spread(cpu)])
  }
  await database.setLatency(0)
  console.log(table(['billing page / one indexed query', 'p50, ms', 'p50', 'CPU'], rows))
  console.log(`\nRound trips of the billing page: ${trips}\n`)
  await Promise.all([portal.stop(), bare.stop()])
}
