import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')

/** One `npm start`, until the line `ready`. */
export interface Start {
  readonly seconds: number
  readonly steps: readonly (readonly [title: string, seconds: number])[]
}

/** A clone of the commit, isolated from this machine except for Node and npm. */
export interface FreshClone {
  readonly folder: string
  /** Starts the city, waits until it is ready, and stops it. */
  start(): Promise<Start>
  remove(): void
}

// Above the usual ports, and below the ephemeral ones.
const portBase = process.env['PORT_BASE'] ?? '23400'

/** Into a temporary folder with empty stores, caches and data. */
export function cloneFresh(): FreshClone {
  const place = mkdtempSync(join(tmpdir(), 'portal-start-'))
  const folder = join(place, 'portal')
  const home = join(place, 'home')
  mkdirSync(home)
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, folder])
  const env = environment(home)
  return {
    folder,
    start: () => startOnce(folder, env),
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** Keeps only the path and the npm registry. */
function environment(home: string): NodeJS.ProcessEnv {
  const settings = join(homedir(), '.npmrc')
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_registry$)|pnpm_|xdg_|city_dir$|database_url$)/i.test(name),
  )
  return {
    ...Object.fromEntries(kept),
    ...(existsSync(settings) ? { NPM_CONFIG_USERCONFIG: settings } : {}),
    HOME: home,
    PORT_BASE: portBase,
  }
}

async function startOnce(folder: string, env: NodeJS.ProcessEnv): Promise<Start> {
  const began = performance.now()
  const child = spawn('node', ['launch.cjs', 'start'], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => void child.kill('SIGTERM')
  process.once('SIGTERM', stop).once('SIGINT', stop)
  try {
    const steps = await untilReady(child)
    return { seconds: (performance.now() - began) / 1000, steps }
  } finally {
    process.off('SIGTERM', stop).off('SIGINT', stop)
    const exited = child.exitCode === null ? once(child, 'exit') : undefined
    stop()
    await exited
  }
}

/** Reads the city's progress output (local/process/progress.ts) until it is ready. */
async function untilReady(child: ChildProcess): Promise<Start['steps']> {
  if (!child.stdout) throw new Error('the city was started without a pipe')
  const steps: [string, number][] = []
  const lines: string[] = []
  let title = ''
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line)
    if (line === 'ready') return steps
    if (line.endsWith(' …') && !line.startsWith(' ')) title = line.slice(0, -2)
    const done = /^ {2}done in ([\d.]+) s$/.exec(line)?.[1]
    if (done !== undefined) steps.push([title, Number(done)])
  }
  throw new Error(`the city ended before it was ready:\n${lines.join('\n')}`)
}

/** In MB of 1,000,000 bytes on disk; hard links count once. */
export function megabytes(folder: string): number {
  const [kib] = execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')
  return (Number(kib) * 1024) / 1e6
}
