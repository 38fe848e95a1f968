import { readdirSync, readFileSync } from 'node:fs'

/** CPU time of all threads of a process so far (Linux schedstat). */
export function cpuMicroseconds(pid: number): number {
  let ns = 0
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
    } catch (error) {
      // The thread ended between the two reads.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    }
  }
  return ns / 1000
}
