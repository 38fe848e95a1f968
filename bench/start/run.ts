import { join } from 'node:path'
import { buildApps } from '@portal/local/testing'
import { budgets, weighBuild } from '@portal/web-ui/build-weights'
import { median, spread } from '../kit/statistics.ts'
import { kB, table } from '../kit/table.ts'
import { cloneFresh, megabytes, type Start } from './fresh-clone.ts'
import { evaluateModules } from './module-evaluation.ts'

// How long `npm start` takes on a new machine, and a cold worker's first reply.

const root = join(import.meta.dirname, '../..')
const isQuick = process.argv.includes('--quick')
const apps = { resident: 'web-resident', staff: 'web-admin' } as const
type AppName = keyof typeof apps
const names = Object.keys(apps) as AppName[] // A const object's keys are its type's.

async function measureStarts(): Promise<void> {
  const clone = cloneFresh()
  try {
    const cold = await clone.start()
    const warm: Start[] = []
    for (let i = 0; i < (isQuick ? 1 : 3); i++) warm.push(await clone.start())
    const warmSeconds = warm.map(({ seconds }) => seconds)
    const ratio = median(warmSeconds) / cold.seconds
    const stepsOf = ({ steps }: Start) =>
      steps.map(([title, seconds]) => `${title} ${seconds.toFixed(1)}`).join(', ')
    const rows = [
      ['cold, s', cold.seconds.toFixed(1), stepsOf(cold)],
      ['warm, s', spread(warmSeconds, 1), warm[0] ? stepsOf(warm[0]) : ''],
      ['warm / cold', ratio.toFixed(3), ''],
      ['node_modules, MB', megabytes(join(clone.folder, 'node_modules')).toFixed(0), ''],
    ]
    console.log(`${table(['npm start', '', 'steps, s (the rest is installing)'], rows)}\n`)
  } finally {
    clone.remove()
  }
}

async function measureWorkers(): Promise<void> {
  const dist = (name: AppName) => join(root, apps[name], 'dist')
  const builds = { resident: join(dist('resident'), 'ssr'), staff: join(dist('staff'), 'ssr') }
  const { empty, workers } = await evaluateModules(builds, isQuick ? 5 : 11)
  const rows = names.map((name) => {
    const beyond = workers[name].map((ms, round) => ms - (empty[round] ?? Number.NaN))
    const ratios = workers[name].map((ms, round) => ms / (empty[round] ?? Number.NaN))
    const { worker } = weighBuild(dist(name))
    return [name, `${kB(worker)} of ${budgets.worker}`, spread(beyond, 0), spread(ratios, 2)]
  })
  const headings = [
    'worker',
    'loaded at start, kB gzip',
    'evaluating its modules, CPU ms beyond an empty worker',
    `workerd's whole start, CPU / that with an empty worker (${spread(empty, 0)} ms)`,
  ]
  console.log(table(headings, rows))
}

await buildApps()
await measureWorkers()
console.log()
await measureStarts()
process.exit()
