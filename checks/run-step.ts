import { spawn } from 'node:child_process'
import type { Step } from './steps.ts'

export interface Outcome {
  readonly step: Step
  readonly passed: boolean
  readonly seconds: number
  readonly output: string
}

// A check that takes this long hangs, also beside other work on a slow machine.
const timeoutMs = 900_000

// No colors in captured text, and no update checks.
const plain = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
}

/** A step that cannot be started has failed. */
export function runStep(
  step: Step,
  [script, ...args]: Step['run'],
  root: string,
): Promise<Outcome> {
  const start = performance.now()
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      timeout: timeoutMs,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...plain },
    })
    const printed: string[] = []
    const end = (passed: boolean): void =>
      resolve({
        step,
        passed,
        seconds: (performance.now() - start) / 1000,
        output: printed.join('').trim(),
      })
    child.stdout.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    child.on('error', (error) => {
      printed.push(`could not be started: ${error.message}`)
      end(false)
    })
    child.on('close', (code, signal) => {
      if (signal) printed.push(`\nended by ${signal} after ${timeoutMs / 1000} s at most`)
      end(code === 0)
    })
  })
}
