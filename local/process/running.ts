import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isErrorWithCode } from '../ports.ts'
import { Failure } from './failure.ts'
import { end, hasEnded, identify, isRunning, type Identity } from './processes.ts'
import { supervise, type Supervisor } from './supervise.ts'
import { startWatchdog } from './watchdog.ts'

/** Stored in a city's folder while it runs. */
interface Run {
  launcher: Identity
  /** The first of its ports identifies it. */
  port: number | undefined
  /** Ends the others when the launcher is killed. */
  watchdog: Identity | undefined
  isStopping: boolean
  children: { name: string; identity: Identity; signal: 'SIGINT' | 'SIGKILL' }[]
}

export interface Child {
  /** As in sentences: "the database". A later child with the same name replaces it. */
  name: string
  pid: number
  signal: 'SIGINT' | 'SIGKILL'
  restart?: () => Promise<void>
}

/** The right to run on one folder, with the processes to end with it. */
export interface Claim {
  /** Records a child process that would outlive us. */
  owns(child: Child): void
  removes(directory: string): void
  /** Restarts what ends by itself; calls `giveUp` when that fails or happens too often. */
  superviseUntilStopping(giveUp: (name: string) => void): void
  /** From here on we stop by ourselves; a successor may wait for that. */
  stopping(): void
  release(): void
}

/** The time a killed predecessor's watchdog gets. */
const SWEEP_MS = 3_000

/** The time one that is stopping gets. */
const STOP_MS = 15_000

/** Ends what a killed city left in the folder; refuses if a healthy one runs. */
export async function claim(directory: string, port?: number): Promise<Claim> {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'running.json')
  await succeed(file, directory)
  const launcher = identify(process.pid)
  if (launcher === undefined) throw new Error('This process does not find itself')
  const watchdog = startWatchdog()
  const run: Run = {
    launcher,
    port,
    watchdog: identify(watchdog.pid),
    isStopping: false,
    children: [],
  }
  const write = () => {
    // Renamed into place, so that readers never see half a file.
    writeFileSync(`${file}.new`, JSON.stringify(run))
    renameSync(`${file}.new`, file)
  }
  write()
  const restarts = new Map<string, () => Promise<void>>()
  let supervisor: Supervisor | undefined
  return {
    owns({ name, pid, signal, restart }) {
      const identity = identify(pid)
      if (identity === undefined) return
      run.children = [
        ...run.children.filter((child) => child.name !== name),
        { name, identity, signal },
      ]
      if (restart) restarts.set(name, restart)
      write()
      watchdog.ends(pid, signal === 'SIGINT' ? 'INT' : 'KILL')
    },
    removes: (path) => watchdog.removes(path),
    superviseUntilStopping(giveUp) {
      supervisor = supervise({
        ended: () =>
          run.children.filter(({ identity }) => !isRunning(identity)).map(({ name }) => name),
        restart: restarts,
        giveUp,
      })
    },
    stopping() {
      supervisor?.stop()
      run.isStopping = true
      write()
    },
    release() {
      rmSync(file, { force: true })
      watchdog.dismiss()
    },
  }
}

async function succeed(file: string, directory: string) {
  const predecessor = read(file)
  if (predecessor === undefined) return
  const { launcher, watchdog, children } = predecessor
  if (!(await hasEnded(launcher, SWEEP_MS))) {
    const note = read(file)
    const isStopping = note === undefined || note.isStopping
    if (!isStopping || !(await hasEnded(launcher, STOP_MS)))
      throw alreadyRunning(directory, predecessor)
  }
  // Ends what is left of it, newest first: the workers before their database.
  if (watchdog) await end(watchdog, 'SIGKILL')
  for (const { identity, signal } of children.toReversed()) await end(identity, signal)
}

function alreadyRunning(directory: string, { launcher, port }: Run) {
  return new Failure(
    `Port ${port} is in use by the city that already runs in ${directory} (process ${launcher.pid}): end that one first; a second city needs a clone of its own and another PORT_BASE.`,
  )
}

function read(file: string): Run | undefined {
  try {
    // Written by the function above, of the same version or one with the same shape.
    return JSON.parse(readFileSync(file, 'utf8')) as Run
  } catch (error) {
    // None runs, or the file was cut off.
    if (error instanceof SyntaxError || (isErrorWithCode(error) && error.code === 'ENOENT'))
      return undefined
    throw error
  }
}
