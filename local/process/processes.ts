import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { isErrorWithCode } from '../ports.ts'

/** A process and the moment it was started: a number alone may since belong to another. */
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

/** Ends a process if it is still the one meant: first politely, after ten seconds for certain. */
export async function end(identity: Identity, signal: NodeJS.Signals) {
  send(identity, signal)
  if (await hasEnded(identity, 10_000)) return
  send(identity, 'SIGKILL')
  await hasEnded(identity, 5_000)
}

/** Waits for a process to end; false when it is still there after `timeoutMs`. */
export async function hasEnded(identity: Identity, timeoutMs: number) {
  const deadline = performance.now() + timeoutMs
  while (isRunning(identity)) {
    if (performance.now() > deadline) return false
    await pause(50)
  }
  return true
}

/** Sends a signal to a process that may have ended by now. */
export function send(identity: Identity, signal: NodeJS.Signals) {
  if (!isRunning(identity)) return
  try {
    process.kill(identity.pid, signal)
  } catch (error) {
    // It ended in the meantime.
    if (!isErrorWithCode(error) || error.code !== 'ESRCH') throw error
  }
}

function startOf(pid: number) {
  return process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid)
}

function startOnLinux(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The fields after the name, which stands in brackets and may hold anything: state is the
    // third field of the line, the start in clock ticks since boot the twenty-second.
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
