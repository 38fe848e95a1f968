import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { startKillableDatabase } from '@portal/local/measuring'
import { table } from '../kit/table.ts'
import { fillPeople, putBroadcast } from './fill-people.ts'
import { startPushService } from './push-service.ts'

const leaseMs = 6 * 60_000

/** Every third kill is of the database, the others of the process with job and consumers. */
export async function measureKills(count: number, kills: number): Promise<boolean> {
  const database = await startKillableDatabase()
  const service = await startPushService(0)
  const connect = async () => {
    const client = new pg.Client(database.databaseUrl)
    // It ends with the database.
    client.on('error', () => {})
    await client.connect()
    return client
  }
  let client = await connect()
  await fillPeople(client, count, true)
  const id = await putBroadcast(client, { channels: '{inbox,push,mail}', size: count })
  let movedMs = 0
  const memory: number[] = []
  async function begin(): Promise<ChildProcess> {
    const child = fork(join(import.meta.dirname, 'consumer.ts'))
    await once(child, 'message')
    child.on('message', (message: { readonly megabytes: number }) => memory.push(message.megabytes))
    child.send({ movedMs })
    child.send({ ...database, pushUrl: service.url })
    return child
  }
  const started = performance.now()
  let child = await begin()
  let killed = 0
  for (;;) {
    await pause(100)
    const isDue = service.received.size > ((killed + 1) * count) / (kills + 2)
    if (killed < kills && isDue) {
      killed += 1
      movedMs += leaseMs
      if (killed % 3 === 0) {
        await client.end()
        await database.kill(() => pause(200))
        client = await connect()
        child.send({ movedMs })
      } else {
        child.kill('SIGKILL')
        await once(child, 'exit')
        child = await begin()
      }
      continue
    }
    if (await isSent(client, id)) break
    // What failed while the database was down waits for the end of its lease.
    if (killed === kills && service.received.size >= count) {
      movedMs += leaseMs
      child.send({ movedMs })
      await pause(1000)
    }
  }
  const seconds = (performance.now() - started) / 1000
  child.kill('SIGKILL')
  const counted = await client.query<Counted>(
    `select (select count(*)::int from broadcast_recipients where broadcast_id = $1) as inboxes,
      (select count(*)::int from outbox where topic = 'mail') as mails,
      (select count(distinct payload ->> 'to')::int from outbox where topic = 'mail') as readers,
      (select sum(reached)::int from broadcast_shards where broadcast_id = $1) as reached,
      (select sum(pushed)::int from broadcast_shards where broadcast_id = $1) as pushed`,
    [id],
  )
  const [row] = counted.rows
  if (!row) throw new Error('Nothing was counted')
  const pushes = [...service.received.values()].reduce((sum, times) => sum + times, 0)
  const repeated = pushes - service.received.size
  console.log(
    table(
      [`a send to ${count}, ${kills} kills`, 'measured'],
      [
        ['people who have it in their inbox', `${row.inboxes} (counted: ${row.reached})`],
        ['mails, and their receivers', `${row.mails}, ${row.readers}`],
        ['browsers that got the push', String(service.received.size)],
        ['pushes that came twice, under the same topic', String(repeated)],
        ['seconds, kills included', seconds.toFixed(0)],
        ['memory of the process, first and last', `${memory[0] ?? 0} and ${memory.at(-1) ?? 0} MB`],
      ],
    ),
  )
  await client.end()
  await service.stop()
  await database.stop()
  const isWhole = [row.inboxes, row.reached, row.mails, row.readers, service.received.size].every(
    (figure) => figure === count,
  )
  // At most what two consumers had not noted yet, for each kill.
  return isWhole && repeated <= kills * 2 * 60
}

interface Counted {
  readonly inboxes: number
  readonly mails: number
  readonly readers: number
  readonly reached: number
  readonly pushed: number
}

async function isSent(client: pg.Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ state: string }>(
    'select state from broadcasts where id = $1',
    [id],
  )
  return rows[0]?.state === 'sent'
}
