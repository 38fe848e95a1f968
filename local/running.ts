import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from './failure.ts'
import { startKeeper } from './keeper.ts'
import { isErrorWithCode } from './ports.ts'
import { end, hasEnded, identify, isRunning, type Identity } from './processes.ts'

/** What a city's folder remembers of the city that runs on it. */
interface Record {
  launcher: Identity
  /** The first of its ports, to tell it by. */
  port: number | undefined
  children: { identity: Identity; signal: 'SIGINT' | 'SIGKILL' }[]
}

/** The right to run on one folder, and the processes to end when that right ends. */
export interface Claim {
  /** A child process of ours that would not end with us by itself. */
  owns(pid: number, signal: 'SIGINT' | 'SIGKILL'): void
  /** A directory that is not to outlive us. */
  removes(directory: string): void
  /** Calls back when one of our processes ends; the function that it returns is called before we end them. */
  whenOneEnds(callback: () => void): () => void
  /** Everything has been stopped in good order. */
  release(): void
}

/** A predecessor that was killed outright gets this long to be swept up by its keeper. */
const SWEEP_MS = 3_000

const WATCH_MS = 1_000

/**
 * Claims a city's folder for this process. A predecessor that was killed leaves its record behind:
 * whatever of it still runs is ended first. One that runs in good health is left alone.
 */
export async function claim(directory: string, port?: number): Promise<Claim> {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'running.json')
  await succeed(read(file), directory)
  const launcher = identify(process.pid)
  if (launcher === undefined) throw new Error('This process does not find itself')
  const record: Record = { launcher, port, children: [] }
  const write = () => writeFileSync(file, JSON.stringify(record))
  write()
  const keeper = startKeeper()
  return {
    owns(pid, signal) {
      const identity = identify(pid)
      if (identity === undefined) return
      record.children.push({ identity, signal })
      write()
      keeper.ends(pid, signal === 'SIGINT' ? 'INT' : 'KILL')
    },
    removes: (path) => keeper.removes(path),
    whenOneEnds(callback) {
      const watch = setInterval(() => {
        if (record.children.every(({ identity }) => isRunning(identity))) return
        clearInterval(watch)
        callback()
      }, WATCH_MS)
      return () => clearInterval(watch)
    },
    release() {
      rmSync(file, { force: true })
      keeper.dismiss()
    },
  }
}

async function succeed(predecessor: Record | undefined, directory: string) {
  if (predecessor === undefined) return
  const { launcher, port, children } = predecessor
  if (isRunning(launcher) && !(await hasEnded(launcher, SWEEP_MS))) {
    throw new Failure(
      `Port ${port} is in use by the city that already runs in ${directory} (process ${launcher.pid}): end that one first; a second city needs a clone of its own and another PORT_BASE.`,
    )
  }
  // Newest first, as in an orderly stop: the workers before their database.
  for (const { identity, signal } of children.toReversed()) {
    if (!(await hasEnded(identity, SWEEP_MS))) await end(identity, signal)
  }
}

function read(file: string): Record | undefined {
  try {
    // Written by the function above, of the same version or one that had the same shape.
    return JSON.parse(readFileSync(file, 'utf8')) as Record
  } catch (error) {
    // None runs, or the power went out while it was being written.
    if (error instanceof SyntaxError || (isErrorWithCode(error) && error.code === 'ENOENT'))
      return undefined
    throw error
  }
}
