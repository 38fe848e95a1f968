import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPlaywrightReport, readVitestReport } from './test-reports.ts'
import { noTime } from './testing/in-time.ts'
import { ROOT } from './workers/apps.ts'

it('names the tests that failed or were skipped, and files that could not be read', () => {
  const report = {
    numPassedTests: 1,
    numTotalTests: 3,
    testResults: [
      {
        name: join(ROOT, 'core/a.test.ts'),
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'divides by zero', status: 'failed' },
          { fullName: 'waits', status: 'skipped' },
        ],
      },
      { name: join(ROOT, 'core/b.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 1,
    failed: 3,
    names: ['core/a.test.ts: divides by zero', 'core/a.test.ts: waits', 'core/b.test.ts'],
  })
})

it('names journeys that failed, and those that needed a second try, in groups too', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'pay.e2e.ts',
    line: 7,
    tests: [{ status }],
  })
  const report = {
    stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 1 },
    suites: [
      {
        specs: [spec('pays', 'expected'), spec('pays at last', 'flaky')],
        suites: [{ specs: [spec('pays twice', 'unexpected'), spec('pays late', 'skipped')] }],
      },
    ],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 2,
    failed: 2,
    names: ['e2e/pay.e2e.ts:7: pays twice', 'e2e/pay.e2e.ts:7: pays late'],
    unsteady: ['e2e/pay.e2e.ts:7: pays at last'],
    left: [],
  })
})

it('names journeys that no time was left for, and counts other skipped ones as failed', () => {
  const skipped = (title: string, description?: string) => ({
    title,
    file: 'pay.e2e.ts',
    line: 7,
    tests: [
      { status: 'skipped', annotations: [{ type: 'skip', ...(description && { description }) }] },
    ],
  })
  const report = {
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 2 },
    suites: [{ specs: [skipped('pays late', noTime), skipped('pays never')] }],
  }
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 0,
    failed: 1,
    names: ['e2e/pay.e2e.ts:7: pays never'],
    unsteady: [],
    left: ['e2e/pay.e2e.ts:7: pays late'],
  })
})
