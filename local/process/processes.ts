import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isErrorWithCode } from '../ports.ts'

/** With the start time, since process ids are reused. */
export interface Identity {
  pid: number
  startedAt: string
}

export function identify(pid: number): Identity | undefined {
  const startedAt = startOf(pid)
  return startedAt === undefined ? undefined : { pid, startedAt }
}

export function isRunning(identity: Identity) {
  return startOf(identity.pid) === identity.startedAt
}

/** Signals a process if it is still the same, and kills it after ten seconds. */
export async function end(identity: Identity, signal: NodeJS.Signals) {
  send(identity, signal)
  if (await hasEnded(identity, 10_000)) return
  send(identity, 'SIGKILL')
  await hasEnded(identity, 5_000)
}

/** Returns false if it still runs after `timeoutMs`. */
export async function hasEnded(identity: Identity, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
  while (isRunning(identity)) {
    if (performance.now() > deadline) return false
    await pause(50)
  }
  return true
}

export function send(identity: Identity, signal: NodeJS.Signals) {
  if (!isRunning(identity)) return
  try {
    process.kill(identity.pid, signal)
  } catch (error) {
    // It has ended.
    if (!isErrorWithCode(error) || error.code !== 'ESRCH') throw error
  }
}

function startOf(pid: number) {
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
}

function startOnLinux(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // After the name in brackets, which may hold anything: state is field 3, the start in clock
    // ticks since boot field 22.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return state === 'Z' ? undefined : `${bootId()}:${rest[18]}`
  } catch (error) {
    if (isErrorWithCode(error) && ['ENOENT', 'ESRCH'].includes(error.code)) return undefined
    throw error
  }
}

function bootId() {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
}

function startElsewhere(pid: number) {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() || undefined
}
