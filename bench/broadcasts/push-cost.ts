import { join } from 'node:path'
import { bundleWorker } from '../kit/bundle-worker.ts'
import { cpuMicroseconds } from '../kit/cpu.ts'
import { median, spread } from '../kit/statistics.ts'
import { table } from '../kit/table.ts'
import { startWorkerd } from '../kit/workerd.ts'
import { startPushService } from './push-service.ts'
import { newCityKeys, newSubscriber } from './subscriber.ts'

const limitMs = 0.3
/** As a part of a broadcast. */
const perRequest = 500
/** What a push service far away takes to answer. */
const latencyMs = 80
const parts = 2000
const consumers = 250

/** Of workerd by the kernel's count: pushes made, and pushes made and sent to a service nearby. */
export async function measurePushCost(rounds: number): Promise<boolean> {
  const [near, far] = [await startPushService(0), await startPushService(latencyMs)]
  const worker = await startWorkerd({
    modules: true,
    script: await bundleWorker(join(import.meta.dirname, 'push-worker.ts')),
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
    bindings: { KEYS: JSON.stringify(newCityKeys()), BROWSER: JSON.stringify(newSubscriber()) },
  })
  async function ask(to: string): Promise<{ cpuMs: number; seconds: number }> {
    const before = cpuMicroseconds(worker.pid)
    const started = performance.now()
    const answer = await fetch(`${worker.origin}/?count=${perRequest}&to=${to}`)
    if (!answer.ok) throw new Error(await answer.text())
    await answer.text()
    return {
      cpuMs: (cpuMicroseconds(worker.pid) - before) / 1000 / perRequest,
      seconds: (performance.now() - started) / 1000,
    }
  }
  const sides = { made: '', sent: near.url, 'sent far away': far.url }
  for (const to of Object.values(sides)) await ask(to)
  const found: Record<string, { cpuMs: number; seconds: number }[]> = {}
  for (let round = 0; round < rounds; round += 1)
    for (const [side, to] of Object.entries(sides)) (found[side] ??= []).push(await ask(to))
  const of = (side: keyof typeof sides, what: 'cpuMs' | 'seconds') =>
    (found[side] ?? []).map((one) => one[what])
  const part = of('sent far away', 'seconds')
  const minutes = part.map((seconds) => ((parts / consumers) * seconds) / 60)
  console.log(
    table(
      ['a push', 'measured'],
      [
        ['encrypted and signed, CPU ms (limit 0.3)', spread(of('made', 'cpuMs'), 3)],
        ['and sent, with its share of the connection, CPU ms', spread(of('sent', 'cpuMs'), 3)],
        [`a part of ${perRequest} at ${latencyMs} ms an answer, seconds`, spread(part)],
        [`a million, by ${consumers} side by side, minutes`, spread(minutes)],
      ],
    ),
  )
  await worker.stop()
  await near.stop()
  await far.stop()
  return median(of('made', 'cpuMs')) <= limitMs
}
