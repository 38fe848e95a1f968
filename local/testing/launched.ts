import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { identify, isRunning } from '../process/processes.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { ROOT } from '../workers/apps.ts'

/** A run of launch.cjs, as a visitor would start it. */
export interface Launched {
  process: ChildProcess
  /** Resolves with the output so far once a line equals this. */
  line(text: string): Promise<string>
  /** Resolves with the output so far once it contains this. */
  saying(text: string): Promise<string>
  ended: Promise<{ code: number | null; output: string }>
}

export function launch(script: string, variables: Record<string, string>): Launched {
  const { PORTAL_TEST_SERVER: _outer, npm_lifecycle_event: _script, ...inherited } = process.env
  const child = spawn(process.execPath, [join(ROOT, 'launch.cjs'), script], {
    env: { ...inherited, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }))
  })
  const listen = (chunk: Buffer) => (output += chunk.toString())
  child.stdout.on('data', listen)
  child.stderr.on('data', listen)
  const until = (text: string, isThere: () => boolean) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (isThere()) resolve(output)
      }
      child.stdout.on('data', look)
      child.stderr.on('data', look)
      void ended.then(() => reject(new Error(`It ended before "${text}":\n${output}`)))
      look()
    })
  return {
    process: child,
    line: (text) => until(text, () => output.split('\n').includes(text)),
    saying: (text) => until(text, () => output.includes(text)),
    ended,
  }
}

/** A city that a shell started in the background before it ended. */
export interface InBackground {
  /** Resolves once a line of its log equals this. */
  line(text: string): Promise<void>
  hasShellEnded(): boolean
  npm(): number
  isNpmRunning(): boolean
  /** The process group of what the shell started. */
  group: number
}

/** Has a shell start a command in the background, its output in a file, and exit. */
export async function launchInBackground(
  command: string,
  variables: Record<string, string>,
): Promise<InBackground> {
  const { PORTAL_TEST_SERVER: _outer, npm_lifecycle_event: _script, ...inherited } = process.env
  const folder = temporaryFolder()
  const log = join(folder, 'start.log')
  // The shell may end before its job opens it.
  writeFileSync(log, '')
  // Bash, as on most machines: it passes a command its own name in `_`.
  const shell = spawn('bash', ['-c', `${command} > '${log}' 2>&1 < /dev/null & echo $!`], {
    cwd: ROOT,
    env: { ...inherited, ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const group = shell.pid
  if (group === undefined) throw new Error('bash could not be started')
  let job = ''
  shell.stdout.on('data', (chunk: Buffer) => (job += chunk.toString()))
  await once(shell, 'exit')
  const npm = identify(Number(job))
  if (npm === undefined) throw new Error(`${command} ended at once: ${readFileSync(log, 'utf8')}`)
  return {
    group,
    hasShellEnded: () => shell.exitCode !== null,
    npm: () => npm.pid,
    isNpmRunning: () => isRunning(npm),
    async line(text) {
      for (;;) {
        const output = readFileSync(log, 'utf8')
        if (output.split('\n').includes(text)) return rmSync(folder, { recursive: true })
        if (!isRunning(npm)) throw new Error(`It ended before "${text}":\n${output}`)
        await pause(100)
      }
    },
  }
}

export function isOpen(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
