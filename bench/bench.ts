import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildApps } from '@portal/local/testing'

// `npm run bench` runs the named measures in turn, or all, and prints Markdown tables. See
// bench/README.md.

const measures = {
  bff: 'What the BFF costs, against a bare handler',
  web: 'Pages on a throttled phone, against the same pages without scripts',
  'sign-in': 'Signing in, against the hash in it and against one query',
  users: 'The directory of a million users, against the look-up of one',
  reports:
    'Taking reports, against their bytes and one row; a million of them, against indexed queries',
  billing: 'A batch of a hundred thousand bills, against COPY; the billing page, against one query',
  payments: 'A bill paid, against a bare handler that has the card charged and writes one row',
  autopay: 'Autopay in shards of 200 accounts, against bare charges with a row each',
  parcels:
    'An import of a hundred thousand parcels against COPY; a window and a place, against a key',
  pickup: 'Pickup days among a hundred thousand addresses, against the look-up of one by its key',
  reminders: 'An evening’s hundred thousand reminders through the outbox, with a kill on the way',
  broadcasts:
    'Messages to many: a push, parts for a million, an inbox of ten thousand, a send with kills',
  notices: 'A file of a hundred thousand accounts to be shut off: verified, sent, brought',
  webhooks: 'A thousand events to a hundred partners at once, ten of which never answer',
  storm: 'A snow emergency at fixed rates, at growing parts of ten times the largest day',
  permits: 'The search of permits among a million, against bare indexed queries',
  'search-quality': 'What the site search finds first, against what was judged right',
  start: 'npm start, and the start of the workers against an empty one',
} as const
type Measure = keyof typeof measures
const all = Object.keys(measures) as Measure[] // A const object's keys are its type's.

const isMeasure = (name: string): name is Measure => name in measures

function asked(): { names: Measure[]; options: string[] } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { quick: { type: 'boolean', default: false } },
  })
  const unknown = positionals.find((name) => !isMeasure(name))
  if (unknown !== undefined) {
    throw new Error(`There is no measure "${unknown}"; there are ${all.join(', ')}.`)
  }
  const names = positionals.filter(isMeasure)
  return { names: names.length > 0 ? names : all, options: values.quick ? ['--quick'] : [] }
}

/** In a separate process, which ends with us. */
function run(name: Measure, options: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const script = join(import.meta.dirname, name, 'run.ts')
    const child = spawn(process.execPath, [script, ...options], { stdio: 'inherit' })
    const end = (signal: NodeJS.Signals) => {
      isEnding = true
      child.kill(signal)
    }
    process.on('SIGTERM', end).on('SIGINT', end)
    child.on('error', reject)
    child.on('exit', (code) => {
      process.off('SIGTERM', end).off('SIGINT', end)
      resolve(code ?? 1)
    })
  })
}

let isEnding = false
let failed = 0
try {
  const { names, options } = asked()
  await buildApps((app) => console.log(`Building ${app} …`))
  for (const name of names) {
    if (isEnding) break
    console.log(`\n## ${name}: ${measures[name]}\n`)
    if ((await run(name, options)) !== 0) {
      failed++
      console.log(`\nMeasuring ${name} failed; the lines above say why.`)
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  failed++
}
process.exit(failed === 0 ? 0 : 1)
