import { relative } from 'node:path'
import { ROOT } from './workers/apps.ts'

export interface Tally {
  passed: number
  failed: number
  /** Those that did not pass: a long output ends with them. Fewer if a runner failed by itself. */
  names: string[]
}

interface VitestReport {
  numPassedTests: number
  numTotalTests: number
  testResults: {
    /** The file. */
    name: string
    status: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

/** A skipped test counts as failed, and so does a file that could not be read. */
export function readVitestReport(text: string): Tally {
  // vitest's JSON report has jest's shape.
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(text) as VitestReport
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    if (status === 'failed' && assertionResults.length === 0) return [file]
    return assertionResults
      .filter((test) => test.status !== 'passed')
      .map(({ fullName }) => `${file}: ${fullName}`)
  })
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length, names }
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites: Suite[]
}

interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
}

const failedIn = ({ suites = [], specs }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, file, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap((suite) => failedIn(suite)),
]

/** Counts like `readVitestReport`. */
export function readPlaywrightReport(text: string): Tally {
  // Playwright's JSON report.
  const { stats, suites } = JSON.parse(text) as PlaywrightReport
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped,
    names: suites.flatMap((suite) => failedIn(suite)),
  }
}
