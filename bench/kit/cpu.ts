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

/** In hundredths of a second, fields of `man 5 proc_pid_stat`. */
const statOf = (pid: number): readonly string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** CPU time so far of all processes that a process started, also of those that have ended. */
export function childrenMicroseconds(pid: number): number {
  const [waitedUser, waitedSystem] = statOf(pid).slice(13, 15)
  let sum = (Number(waitedUser) + Number(waitedSystem)) * 10_000
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (Number(statOf(Number(entry))[1]) === pid) sum += cpuMicroseconds(Number(entry))
    } catch (error) {
      // The process ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    }
  }
  return sum
}

/** The process that started this one. */
export const parentOf = (pid: number): number => Number(statOf(pid)[1])
