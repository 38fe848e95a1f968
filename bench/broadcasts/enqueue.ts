import pg from 'pg'
import { startBroadcasts } from '@portal/core/broadcasts'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import { systemClock } from '@portal/core/kernel'
import { startMeasuredDatabase } from '@portal/local/measuring'
import { table } from '../kit/table.ts'
import { fillPeople, putBroadcast } from './fill-people.ts'

/** The queue takes so many messages in one call (bff-admin/src/broadcast-jobs.ts). */
const batchSize = 100
const limits = { seconds: 2, calls: 25 }

/** A broadcast to everyone, cut into parts. */
export async function measureEnqueue(count: number): Promise<boolean> {
  const { databaseUrl, neonEndpoint, stop } = await startMeasuredDatabase()
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await fillPeople(client, count, false)
  const rounds: { seconds: number; calls: number }[] = []
  for (let round = 0; round < 3; round += 1) {
    await putBroadcast(client, { channels: '{inbox,push}', size: count })
    const started = performance.now()
    const shards = await startBroadcasts({
      actor: { kind: 'system', job: 'broadcasts' },
      clock: systemClock,
      language: 'en',
      database: openDatabase(databaseUrl, neonEndpoint),
      city: cityOf({}),
      requestId: 'bench',
    })
    const seconds = (performance.now() - started) / 1000
    rounds.push({ seconds, calls: Math.ceil(shards.length / batchSize) })
    await client.query('delete from broadcasts')
  }
  console.log(
    table(
      [`parts for ${count} people`, 'seconds (limit 2)', 'calls of the queue (limit 25)'],
      rounds.map(({ seconds, calls }, nth) => [
        `round ${nth + 1}`,
        seconds.toFixed(2),
        String(calls),
      ]),
    ),
  )
  await client.end()
  await stop()
  return rounds.every(({ seconds, calls }) => seconds <= limits.seconds && calls <= limits.calls)
}
