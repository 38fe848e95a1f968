import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Asked, Outcome } from './lane.ts'

/** Per mutant, for endless loops. */
const limitMs = 600_000

async function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'lane.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A process group: vitest's workers end with it.
    detached: true,
  })
  await once(child, 'message')
  return child
}

function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** A lane restarts if it dies or takes too long. */
export async function openLane() {
  let child = await start()
  const answer = (asked: Asked): Promise<Outcome> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the time limit')), limitMs)
      const settle = () => {
        clearTimeout(timer)
        child.removeAllListeners()
      }
      child.once('message', (outcome: Outcome) => {
        settle()
        resolve(outcome)
      })
      child.once('exit', () => {
        settle()
        reject(new Error('the end of its process'))
      })
      child.send(asked)
    })
  return {
    async tryOut(asked: Asked): Promise<Outcome> {
      try {
        return await answer(asked)
      } catch (error) {
        if (child.exitCode === null && child.signalCode === null) kill(child)
        child = await start()
        return { noticedBy: error instanceof Error ? error.message : String(error) }
      }
    },
    close: () => kill(child),
  }
}
