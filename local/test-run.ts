import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPlaywrightReport, readVitestReport, type Tally } from './test-reports.ts'
import { untilFor } from './testing/in-time.ts'
import { ROOT } from './workers/apps.ts'

export const running = new Set<ChildProcess>()

/** Runs vitest's projects. A skipped test counts as failed, and so does a run without tests. */
export function runVitest(projects: readonly string[]) {
  const flags = projects.flatMap((project) => ['--project', project])
  return counted(
    (report) => [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...flags,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    {},
    readVitestReport,
  )
}

/**
 * Runs the Playwright journeys: the usual ones, or those tagged as long. None starts after `until`
 * (testing/in-time.ts).
 */
export function runJourneys(length: 'short' | 'long', until: Date | null = null) {
  return counted(
    () => [
      'e2e/node_modules/@playwright/test/cli.js',
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
      // The tag is in e2e/long.ts, which this package may not import.
      `${length === 'long' ? '--grep' : '--grep-invert'}=@long`,
    ],
    {
      variable: 'PLAYWRIGHT_JSON_OUTPUT_FILE',
      ...(until && { more: untilFor(until) }),
    },
    readPlaywrightReport,
  )
}

/** Mutation tests of core: counts the mutants that tests kill, or that are listed as equivalent. */
export function runMutants() {
  return counted(
    (report) => ['bench/mutants/run.ts', '--report', report],
    {},
    // bench/mutants/run.ts writes it; this package may not import it.
    (text) => ({ names: [], ...(JSON.parse(text) as Omit<Tally, 'names'>) }),
  )
}

/** Runs `npm run check` without the unit tests; each check counts as one. */
export async function runChecks(): Promise<Tally> {
  const { steps } = await import('../checks/steps.ts')
  const names = steps.map(({ name }) => name).filter((name) => name !== 'unit')
  let output = ''
  const code = await run(['checks/check.ts', ...names], {}, (text) => (output += text))
  const failures = [...output.matchAll(/^FAILED +(\S+)/gm)].map(([, name]) => `check ${name}`)
  const failed = failures.length
  return {
    passed: names.length - failed,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    names: failures,
  }
}

async function counted(
  args: (report: string) => string[],
  { variable, more = {} }: { variable?: string; more?: Record<string, string> },
  read: (report: string) => Tally,
): Promise<Tally> {
  const report = join(tmpdir(), `portal-report-${process.pid}.json`)
  const code = await run(args(report), {
    ...(variable !== undefined && { [variable]: report }),
    ...more,
  })
  const tally: Tally = existsSync(report)
    ? read(readFileSync(report, 'utf8'))
    : { passed: 0, failed: 0, names: [] }
  rmSync(report, { force: true })
  const isEmpty = tally.passed + tally.failed === 0
  // A runner may fail outside of any test.
  if (isEmpty || (code !== 0 && tally.failed === 0)) tally.failed += 1
  return tally
}

function run(args: string[], variables: Record<string, string>, listen?: (text: string) => void) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...variables },
      stdio: ['ignore', listen ? 'pipe' : 'inherit', 'inherit'],
    })
    running.add(child)
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk)
      listen?.(chunk.toString())
    })
    child.on('error', reject)
    child.on('close', (code) => {
      running.delete(child)
      resolve(code ?? 1)
    })
  })
}
