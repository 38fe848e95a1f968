import { readdirSync, readFileSync } from 'node:fs'

/** Microseconds that all threads of a process have run on a processor so far (Linux schedstat). */
export function cpuMicroseconds(pid: number): number {
  let ns = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch (error) {
      // A thread that ended between the two reads has no more figures.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return ns / 1000
}
