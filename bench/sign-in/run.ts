import { join } from 'node:path'
import { demoAccounts, demoPassword } from '@portal/local/demo-accounts'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { httpClient } from '../kit/http-client.ts'
import { pair, type Side } from '../kit/pair.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'

// A login, against its scrypt hash and against one indexed query.

const isQuick = process.argv.includes('--quick')
const rounds = { rounds: isQuick ? 3 : 9, requests: 12, warmUp: 6 }

const database = await startMeasuredDatabase()
const portal = await startWorkerd(portalWorker(database.neonEndpoint, database.databaseUrl))
const bare = await startWorkerd({
  modules: true,
  script: await bundleWorker(join(import.meta.dirname, 'bare-worker.ts')),
  compatibilityDate: '2026-07-01',
  compatibilityFlags: ['nodejs_compat'],
  bindings: { DATABASE_URL: database.databaseUrl, NEON_ENDPOINT: database.neonEndpoint },
})
const client = httpClient(bare.origin)
const [account] = demoAccounts
const signIn: Side = {
  client: httpClient(portal.origin),
  path: '/api/auth/sign-in',
  body: { email: account?.email, password: demoPassword, session: 'mobile' },
  pid: portal.pid,
}
const baselines = { 'raw scrypt, same parameters': '/scrypt', 'one indexed query': '/look-up' }

const rows: string[][] = []
for (const [name, path] of Object.entries(baselines)) {
  const { p50, cpu } = await pair(signIn, { client, path, pid: bare.pid }, rounds)
  rows.push([`sign-in / ${name}`, spread(p50), spread(cpu)])
}
console.log(table(['', 'p50', 'CPU'], rows))
await Promise.all([portal.stop(), bare.stop()])
await database.stop()
process.exit()
