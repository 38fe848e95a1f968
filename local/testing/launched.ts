import { spawn, type ChildProcess } from 'node:child_process'
import { connect } from 'node:net'
import { join } from 'node:path'
import { ROOT } from '../apps.ts'

/** A run of launch.cjs, as a visitor would start it. */
export interface Launched {
  process: ChildProcess
  /** Resolves with all that was printed as soon as a line is just this. */
  line(text: string): Promise<string>
  /** Resolves when it has ended. */
  ended: Promise<{ code: number | null; output: string }>
}

/** Starts launch.cjs by the Node that runs us, with these variables beside our own. */
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
  const line = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        if (output.split('\n').includes(text)) resolve(output)
      }
      child.stdout.on('data', look)
      void ended.then(() => reject(new Error(`It ended before "${text}":\n${output}`)))
      look()
    })
  return { process: child, line, ended }
}

/** Whether anybody listens on a port of this machine. */
export function isOpen(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false))
    socket.on('connect', () => socket.destroy())
  })
}
