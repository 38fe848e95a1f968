import { parseArgs } from 'node:util'
import { findBrowser } from './browser/find-browser.ts'
import { Failure, runScript } from './process/failure.ts'
import { showProgress } from './process/progress.ts'
import { newStack } from './process/stack.ts'
import { stopOnSignals } from './process/stopping.ts'
import type { Tally } from './test-reports.ts'
import { runChecks, runJourneys, runMutants, running, runVitest } from './test-run.ts'
import { startTestServer } from './testing/test-server.ts'
import { buildApps } from './workers/build.ts'

// `npm test`: every check, with one line of counts at the end; `--long` for those that take
// minutes. `--within 78` starts no journey when so many minutes have passed, for a machine that is
// taken away then; it names those that it left.
await runScript(async () => {
  const { values } = parseArgs({
    options: { long: { type: 'boolean', default: false }, within: { type: 'string' } },
  })
  const until = values.within === undefined ? null : inMinutes(values.within)
  const stack = newStack()
  stopOnSignals(stack, (code) => code)
  // First, so that a missing browser fails right away.
  findBrowser()
  try {
    const total = values.long ? await runLong() : await runAll(stack.defer, until)
    for (const name of total.unsteady ?? []) console.log(`Passed at the second try: ${name}`)
    for (const name of total.left ?? []) console.log(`No time was left for: ${name}`)
    for (const name of total.names) console.log(`Failed: ${name}`)
    console.log(`${total.passed} passed, ${total.failed} failed`)
    process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
  } finally {
    await stack.unwind()
  }
  process.exit()
})

function inMinutes(text: string): Date {
  const minutes = Number(text)
  if (!(minutes > 0)) throw new Failure(`--within takes minutes, and is "${text}".`)
  const until = new Date()
  until.setMinutes(until.getMinutes() + minutes)
  return until
}

async function runAll(defer: (undo: () => Promise<void> | void) => void, until: Date | null) {
  const progress = showProgress()
  const checks = await headed('Checks', runChecks)
  await progress.step('Building the apps', buildApps)
  defer(await progress.step('Starting a database for the tests', startTestServer))
  defer(() => {
    for (const child of running) child.kill()
  })
  const tests = await headed('Unit, database and API tests', () => runVitest(['unit', 'db', 'api']))
  const journeys = await headed('Journeys in a browser', () => runJourneys('short', until))
  return sum([checks, tests, journeys])
}

async function runLong() {
  const tests = await runVitest(['long'])
  const journeys = await runJourneys('long')
  return sum([tests, journeys, await headed('Small faults in core', runMutants)])
}

async function headed(title: string, run: () => Promise<Tally>) {
  console.log(`\n${title}`)
  return run()
}

function sum(tallies: readonly Tally[]): Tally {
  return tallies.reduce((total, { passed, failed, names, unsteady = [], left = [] }) => ({
    passed: total.passed + passed,
    failed: total.failed + failed,
    names: [...total.names, ...names],
    unsteady: [...(total.unsteady ?? []), ...unsteady],
    left: [...(total.left ?? []), ...left],
  }))
}
