import { setTimeout as pause } from 'node:timers/promises'
import { type BroadcastShard, sendShard, startBroadcasts } from '@portal/core/broadcasts'
import { cityOf } from '@portal/core/city'
import { openDatabase } from '@portal/core/database'
import type { Context } from '@portal/core/kernel'
import { openPush } from '@portal/core/push/deliver'
import { newCityKeys } from './subscriber.ts'

// The minute's job and two consumers of its queue, in a process that its parent kills. Time is the
// machine's, moved forward by the parent, so that leases of the dead end at once.

interface Order {
  readonly databaseUrl: string
  readonly neonEndpoint: string
  readonly pushUrl: string
}

let movedMs = 0
const clock = { now: () => new Date(Date.now() + movedMs) }
const keys = newCityKeys()

async function run({ databaseUrl, neonEndpoint, pushUrl }: Order): Promise<void> {
  const context = (): Context => ({
    actor: { kind: 'system', job: 'broadcasts' },
    clock,
    language: 'en',
    database: openDatabase(databaseUrl, neonEndpoint),
    city: cityOf({}),
    requestId: 'bench',
  })
  const sender = {
    web: keys,
    fcm: null,
    origins: { resident: 'https://portal.example', staff: '' },
    fetch: (endpoint: string, request: RequestInit) =>
      fetch(pushUrl + new URL(endpoint).pathname, request),
  }
  for (;;) {
    try {
      const shards: BroadcastShard[] = [...(await startBroadcasts(context()))]
      const consume = async () => {
        for (let shard = shards.shift(); shard; shard = shards.shift())
          await sendShard(context(), openPush(sender, clock), shard)
      }
      await Promise.all([consume(), consume()])
    } catch {
      // The database is down; the parent counts what is left.
      await pause(100)
    }
    process.send?.({ megabytes: Math.round(process.memoryUsage().rss / 1e6) })
    await pause(50)
  }
}

process.on('message', (message: Order | { readonly movedMs: number }) => {
  if ('movedMs' in message) ({ movedMs } = message)
  else void run(message)
})
process.send?.('ready')
