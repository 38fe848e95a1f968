import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startTestCity, startTestServer } from '@portal/local/testing'
import { table } from '../kit/table.ts'

// One evening's reminders through the built staff worker, run by its cron each minute, to a mail
// server of this machine. In a full measure the worker is killed once on the way: what it had claimed
// waits five minutes for another one.

const isQuick = process.argv.includes('--quick')
const count = isQuick ? 2000 : 100_000
const mostMinutes = 30

interface Sunk {
  readonly received: number
  readonly distinct: number
}

const sink = fork(join(import.meta.dirname, 'mail-sink.ts'))
const [{ port }] = (await once(sink, 'message')) as [{ port: number }] // mail-sink.ts sends it.

async function sunk(): Promise<Sunk> {
  sink.send('count')
  const [counts] = (await once(sink, 'message')) as [Sunk] // Likewise.
  return counts
}

const stopServer = await startTestServer()
const city = await startTestCity({
  template: 'empty',
  variables: { SMTP_URL: `smtp://127.0.0.1:${port}` },
})
const client = new pg.Client(city.databaseUrl)
await client.connect()

const tomorrow = new Date(Date.now() + 86_400_000).toLocaleDateString('en-US', {
  weekday: 'long',
  timeZone: 'America/Chicago',
})
const fill = [
  `insert into city_settings (is_only, overrides, updated_at)
    values (true, '{"pickupReminderHours": {"from": 0, "to": 24}}', now())
    on conflict (is_only) do update set overrides = excluded.overrides`,
  `insert into parcels (id, parcel_number, street_number, street_name, street_suffix, zip, latitude,
    longitude, outline, south, west, north, east, refuse_pickup_day, leaf_district, primary_zoning,
    current_land_use, school_district, county_board_district, state_representative_district,
    state_senate_district, us_congressional_district, water_billing_cycle_dates)
  select uuidv7(), 'bench-' || at, at, 'Harbor', 'St', '60120', 42, -88.3, '[]', 42, -88.3, 42, -88.3,
    '${tomorrow}', (array['A','B','C','D'])[1 + at % 4], '', '', '', '', '', '', '', ''
  from generate_series(1, ${count}) at`,
  `insert into pickup_reminders (id, parcel_id, guest_email, channel, language, confirmed_at, created_at)
  select uuidv7(), id, 'neighbor-' || street_number || '@home.example', 'mail',
    (array['en','es'])[1 + street_number % 2], now(), now()
  from parcels where parcel_number like 'bench-%'`,
  'analyze parcels, pickup_reminders',
]
for (const statement of fill) await client.query(statement)

/** Of the workers' runtime, by the kernel's count (Linux only). */
function megabytes(): number {
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      if (!/^Name:\s+workerd$/m.test(status)) continue
      if (!status.includes(`PPid:\t${process.pid}\n`)) continue
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000)
    } catch {
      // It ended in the meantime.
    }
  }
  return 0
}

const memory: number[] = []
const started = performance.now()
const seconds = (): number => (performance.now() - started) / 1000
let queuedAfter = 0
let lastMail = 0
let isKilled = isQuick
const over = new AbortController()

async function watch(): Promise<void> {
  while (!over.signal.aborted) {
    const { received, distinct } = await sunk()
    if (distinct < count) lastMail = seconds()
    memory.push(megabytes())
    if (queuedAfter === 0) {
      const { rows } = await client.query<{ n: number }>(
        `select count(*)::int as n from outbox where topic = 'mail'`,
      )
      if (rows[0]?.n === count) queuedAfter = seconds()
    }
    if (!isKilled && received > count / 3) {
      isKilled = true
      await city.crash()
    }
    await pause(1000)
  }
}

const watching = watch()
const pendingCount = async (): Promise<number> => {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from outbox where status = 'pending'`,
  )
  return rows[0]?.n ?? 0
}
/** As the cron does: each minute, unless the last run is still under way. */
for (let minute = 1; minute <= mostMinutes; minute += 1) {
  // A run that is killed fails; the next minute's goes on.
  await city.runScheduled('* * * * *').catch(() => undefined)
  if (queuedAfter > 0 && (await pendingCount()) === 0) break
  const wait = minute * 60_000 - (performance.now() - started)
  if (wait > 0) await pause(wait)
}
over.abort()
await watching
const { received, distinct } = await sunk()
const third = Math.ceil(memory.length / 3)
const max = (part: readonly number[]): string => `${Math.max(...part)} MB`
console.log(
  table(
    ['reminders of an evening', 'measured'],
    [
      ['people reminded', `${distinct} of ${count}`],
      ['mails that came twice, after a kill -9', String(received - distinct)],
      ['queued after', `${queuedAfter.toFixed(0)} s`],
      ['all had left after', `${(lastMail / 60).toFixed(1)} minutes of ${mostMinutes}`],
      ['mails a minute', String(Math.round((distinct / lastMail) * 60))],
      ['memory of the workers, first third', max(memory.slice(0, third))],
      ['memory of the workers, last third', max(memory.slice(-third))],
    ],
  ),
)
await client.end()
await city.stop()
await stopServer()
sink.kill()
process.exit(distinct === count && lastMail < mostMinutes * 60 ? 0 : 1)
