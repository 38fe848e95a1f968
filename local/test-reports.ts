import { relative } from 'node:path'
import { noTime } from './testing/in-time.ts'
import { ROOT } from './workers/apps.ts'

export interface Tally {
  passed: number
  failed: number
  /** Those that did not pass: a long output ends with them. Fewer if a runner failed by itself. */
  names: string[]
  /** Journeys that passed only at their second try: each hides something to mend. */
  unsteady?: string[]
  /** Journeys that `--within` left no time for: neither passed nor failed. */
  left?: string[]
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
  specs: { title: string; file: string; line: number; tests: PlayedTest[] }[]
}

interface PlayedTest {
  status: string
  annotations?: { type: string; description?: string }[]
}

const namesIn = (
  { suites = [], specs }: Suite,
  isMeant: (test: PlayedTest) => boolean,
): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(isMeant))
    .map(({ title, file, line }) => `e2e/${file}:${line}: ${title}`),
  ...suites.flatMap((suite) => namesIn(suite, isMeant)),
]

const isLeft = ({ status, annotations = [] }: PlayedTest) =>
  status === 'skipped' && annotations.some(({ description }) => description === noTime)
const isFailed = (test: PlayedTest) =>
  test.status !== 'expected' && test.status !== 'flaky' && !isLeft(test)
const isUnsteady = ({ status }: PlayedTest) => status === 'flaky'

/** Counts like `readVitestReport`. */
export function readPlaywrightReport(text: string): Tally {
  // Playwright's JSON report.
  const { stats, suites } = JSON.parse(text) as PlaywrightReport
  const named = (isMeant: (test: PlayedTest) => boolean) =>
    suites.flatMap((suite) => namesIn(suite, isMeant))
  const left = named(isLeft)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped - left.length,
    names: named(isFailed),
    unsteady: named(isUnsteady),
    left,
  }
}
