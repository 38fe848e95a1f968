import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Asked, Told } from './lane.ts'

/** So long a mutant may take: one that never ends is noticed by that. */
const limitMs = 600_000

async function start(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'lane.ts'), [], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // A group of its own: vitest's workers end with it.
    detached: true,
  })
  await once(child, 'message')
  return child
}

function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}

/** What lane.ts answers; where it ends or takes too long instead, it is started again. */
export async function openLane() {
  let child = await start()
  const answer = (asked: Asked): Promise<Told> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the time limit')), limitMs)
      const settle = () => {
        clearTimeout(timer)
        child.removeAllListeners()
      }
      child.once('message', (told: Told) => {
        settle()
        resolve(told)
      })
      child.once('exit', () => {
        settle()
        reject(new Error('the end of its process'))
      })
      child.send(asked)
    })
  return {
    async tryOut(asked: Asked): Promise<Told> {
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
