import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { type Outcome, runStep } from './run-step.ts'
import { type Step, steps } from './steps.ts'

const usage = `Checks everything that needs neither a database nor a browser.

  npm run check                    every check
  npm run check -- --fix           repairs what tools can repair, then checks
  npm run check -- lint types      only these: ${steps.map(({ name }) => name).join(', ')}`

const root = dirname(import.meta.dirname)
const nameWidth = Math.max(...steps.map(({ name }) => name.length))

function line({ step, passed, seconds }: Outcome): string {
  return `${passed ? 'ok    ' : 'FAILED'}  ${step.name.padEnd(nameWidth)} ${seconds.toFixed(1).padStart(5)} s`
}

/** One after another: two repairs may write the same file. */
async function repair(chosen: readonly Step[]): Promise<void> {
  for (const step of chosen) {
    if (!step.fix) continue
    const outcome = await runStep(step, step.fix, root)
    // Its check reports what is left; this says that the repair ran.
    console.log(
      `fixed   ${step.name.padEnd(nameWidth)} ${outcome.seconds.toFixed(1).padStart(5)} s`,
    )
  }
}

/** In parallel, as many as there are processors; prints each as it ends. */
async function check(chosen: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...chosen]
  const outcomes: Outcome[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const outcome = await runStep(step, step.run, root)
      outcomes.push(outcome)
      console.log(line(outcome))
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))
  return outcomes
}

function report(outcomes: readonly Outcome[], seconds: number): void {
  const failed = outcomes.filter(({ passed }) => !passed)
  for (const { step, output } of failed)
    console.log(`\n── ${step.name}: ${step.holds} ──\n${output || '(it printed nothing)'}`)
  const verdict =
    failed.length === 0
      ? `All ${outcomes.length} checks passed`
      : `${failed.length} of ${outcomes.length} checks failed (${failed.map(({ step }) => step.name).join(', ')})`
  console.log(`\n${verdict} in ${seconds.toFixed(1)} s.`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { fix: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
})
const unknown = positionals.filter((name) => !steps.some((step) => step.name === name))
if (values.help || unknown.length > 0) {
  if (unknown.length > 0) console.error(`There is no check named ${unknown.join(', ')}.\n`)
  console.log(usage)
  process.exitCode = unknown.length > 0 ? 2 : 0
} else {
  const start = performance.now()
  const chosen = steps.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (values.fix) await repair(chosen)
  const outcomes = await check(chosen)
  report(outcomes, (performance.now() - start) / 1000)
  process.exitCode = outcomes.every(({ passed }) => passed) ? 0 : 1
}
