import { join } from 'node:path'
import pg from 'pg'
import type { MeasuredDatabase } from '@portal/local/measuring'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { httpClient, type Post } from '../kit/http-client.ts'
import { pair, type Rounds, type Side } from '../kit/pair.ts'
import { portalWorker } from '../kit/portal-worker.ts'
import { spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'
import { photoBytes, reportsOf, streetlights } from './reports-of.ts'

/** Concurrent senders, for reports per second. */
const crowd = 8

async function preparedFor(databaseUrl: string): Promise<string> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query(
    'create table bare_reports (id uuid primary key, report jsonb not null, created_at timestamptz not null default now()); grant all on bare_reports to public',
  )
  const id = await streetlights(client)
  await client.end()
  return id
}

/** Each sender sends the next report after the reply. */
async function perSecond(origin: string, path: string, body: () => Post, count: number) {
  const client = httpClient(origin, crowd)
  let left = count
  const send = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const { status } = await client.ask(path, body())
      if (status !== 201) throw new Error(`${path} answered ${status}`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: crowd }, send))
  client.close()
  return (count / (performance.now() - start)) * 1000
}

/** Round trips of one report; what a worker reads once is only in its first reply. */
async function tripsOf(origin: string, path: string, body: () => Post): Promise<string> {
  const client = httpClient(origin)
  await client.ask(path, body())
  const { status, body: answer, headers } = await client.ask(path, body())
  client.close()
  if (status !== 201) throw new Error(`${status}: ${answer.toString()}`)
  return /^db;desc="(\d+)"/.exec(String(headers['server-timing']))?.[1] ?? '?'
}

/** Two photos, against a bare handler that stores the same bytes and one row. */
export async function measureIntake(database: MeasuredDatabase, isQuick: boolean): Promise<void> {
  const body = reportsOf(await preparedFor(database.databaseUrl))
  const portal = await startWorkerd(portalWorker(database.neonEndpoint, database.databaseUrl))
  const bare = await startWorkerd({
    modules: true,
    script: await bundleWorker(join(import.meta.dirname, 'bare-worker.ts')),
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { DATABASE_URL: database.databaseUrl, NEON_ENDPOINT: database.neonEndpoint },
    r2Buckets: ['DOCUMENTS'],
  })
  const path = '/api/reports'
  const trips = await tripsOf(portal.origin, path, body)

  const rounds: Rounds = { rounds: isQuick ? 3 : 9, requests: isQuick ? 20 : 60, warmUp: 30 }
  const sides: readonly Side[] = [
    { client: httpClient(portal.origin), path, newBody: body, pid: portal.pid },
    { client: httpClient(bare.origin), path: '/', newBody: body, pid: bare.pid },
  ]
  const [a, b] = sides
  if (!a || !b) throw new Error('Two sides make a pair')
  const rows: string[][] = []
  for (const latency of [0, 5, 30]) {
    await database.setLatency(latency)
    const { p50, cpu, p50OfA, p50OfB } = await pair(a, b, rounds)
    const ms = `${p50OfA.toFixed(1)} / ${p50OfB.toFixed(1)}`
    rows.push([`p50, ${latency} ms to the database`, ms, spread(p50), spread(cpu)])
  }
  await database.setLatency(0)
  const speeds: { portal: number; bare: number }[] = []
  for (let i = 0; i < (isQuick ? 2 : 7); i++) {
    const count = isQuick ? 80 : 240
    const ofPortal = await perSecond(portal.origin, path, body, count)
    speeds.push({ portal: ofPortal, bare: await perSecond(bare.origin, '/', body, count) })
  }
  const mean = (side: 'portal' | 'bare') =>
    (speeds.reduce((sum, speed) => sum + speed[side], 0) / speeds.length).toFixed(0)
  rows.push([
    `reports a second, ${crowd} at once`,
    `${mean('portal')} / ${mean('bare')}`,
    spread(speeds.map((speed) => speed.portal / speed.bare)),
    '',
  ])
  console.log(`A report with two photos of ${photoBytes / 1000} kB takes ${trips} round trips.\n`)
  console.log(table(['report / bare handler', 'ms, or a second', 'ratio', 'CPU, ratio'], rows))
  await Promise.all([portal.stop(), bare.stop()])
}
