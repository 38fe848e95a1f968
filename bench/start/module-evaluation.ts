import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { V4WorkerOptions } from 'miniflare'
import { cpuMicroseconds } from '../kit/cpu.ts'
import { httpClient } from '../kit/http-client.ts'
import { startWorkerd } from '../kit/workerd.ts'

/** Processor time in ms of a fresh workerd's first reply, over all threads. */
type StartMs = number

const answering = 'export default { fetch: () => new Response("here") }'

/** A worker with a constant reply, after it has loaded what `built` loads at its start. */
function loading(built: string | null): V4WorkerOptions {
  const root = built ?? import.meta.dirname
  const files = built === null ? [] : readdirSync(built, { recursive: true, encoding: 'utf8' })
  const modules = files
    .filter((file) => /\.m?js$/.test(file))
    .map((file) => join(root, file))
    .map((path) => ({ type: 'ESModule' as const, path, contents: readFileSync(path, 'utf8') }))
  const entry = built === null ? answering : `import './index.js'\n${answering}`
  return {
    modulesRoot: root,
    modules: [
      { type: 'ESModule' as const, path: join(root, 'measured.js'), contents: entry },
      ...modules,
    ],
    compatibilityDate: '2026-07-01',
    compatibilityFlags: ['nodejs_compat'],
  }
}

async function start(worker: V4WorkerOptions): Promise<StartMs> {
  const workerd = await startWorkerd(worker)
  const client = httpClient(workerd.origin)
  try {
    const { status } = await client.ask('/')
    if (status !== 200) throw new Error(`the worker answered ${status}`)
    return cpuMicroseconds(workerd.pid) / 1000
  } finally {
    client.close()
    await workerd.stop()
  }
}

/**
 * Starts built workers and an empty one in turn, each in its own workerd. Returns per round what
 * loading and evaluating the modules costs beyond the empty one, in ms of processor time.
 */
export async function evaluateModules<Name extends string>(
  builds: Readonly<Record<Name, string>>,
  rounds: number,
): Promise<{ empty: StartMs[]; workers: Record<Name, StartMs[]> }> {
  const names = Object.keys(builds) as Name[] // An object's keys are its type's.
  const workers = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    StartMs[]
  > // Built from these names.
  const empty: StartMs[] = []
  for (let i = 0; i < rounds; i++) {
    empty.push(await start(loading(null)))
    for (const name of names) workers[name].push(await start(loading(builds[name])))
  }
  return { empty, workers }
}
