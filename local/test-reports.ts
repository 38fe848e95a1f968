import { relative } from 'node:path'
import { ROOT } from './workers/apps.ts'

export interface Tally {
  passed: number
  failed: number
  /** Those that did not pass: a long output ends with them. Fewer if a runner failed by itself. */
  names: string[]
  /** Journeys that passed only at their second try: each hides something to mend. */
  unsteady?: string[]
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

const namesIn = ({ suites = [], specs }: Suite, isMeant: (status: string) => boolean): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => isMeant(status)))
    .map(({ title, file, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap((suite) => namesIn(suite, isMeant)),
]

const isFailed = (status: string) => status !== 'expected' && status !== 'flaky'
const isUnsteady = (status: string) => status === 'flaky'

/** Counts like `readVitestReport`. */
export function readPlaywrightReport(text: string): Tally {
  // Playwright's JSON report.
  const { stats, suites } = JSON.parse(text) as PlaywrightReport
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    names: suites.flatMap((suite) => namesIn(suite, isFailed)),
    unsteady: suites.flatMap((suite) => namesIn(suite, isUnsteady)),
  }
}
