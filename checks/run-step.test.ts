import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runStep } from './run-step.ts'

const step = { name: 'a step', holds: 'something', run: ['step.cjs'] } as const
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'step-'))
})

afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

function run(script: string) {
  writeFileSync(join(root, 'step.cjs'), script)
  return runStep(step, step.run, root)
}

test('a script that ends with 0 has passed', async () => {
  expect(await run('')).toMatchObject({ passed: true, output: '' })
})

test('a script that ends with another code has failed, and all it printed is kept', async () => {
  const outcome = await run("console.log('seen'); console.error('wrong'); process.exitCode = 3")
  expect(outcome.passed).toBe(false)
  expect(outcome.output).toContain('seen')
  expect(outcome.output).toContain('wrong')
})

test('a script that throws has failed', async () => {
  expect(await run("throw new Error('broken')")).toMatchObject({ passed: false })
})

test('a script that is killed has failed', async () => {
  expect(await run("process.kill(process.pid, 'SIGKILL')")).toMatchObject({ passed: false })
})

test('a missing script has failed', async () => {
  expect(await runStep(step, ['not-there.cjs'], root)).toMatchObject({ passed: false })
})

test('a missing folder is a failure, not a crash', async () => {
  expect(await runStep(step, step.run, join(root, 'gone'))).toMatchObject({ passed: false })
})
