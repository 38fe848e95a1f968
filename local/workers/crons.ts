import { setTimeout as pause } from 'node:timers/promises'

export interface Scheduler {
  stop(): void
}

/** Calls `run` with each due cron every minute, in UTC; skips a cron that still runs. */
export function scheduleCrons(
  crons: readonly string[],
  run: (cron: string) => Promise<void>,
  report: (error: unknown) => void,
): Scheduler {
  const stopped = new AbortController()
  const busy = new Set<string>()
  const start = (cron: string) => {
    if (busy.has(cron)) return
    busy.add(cron)
    run(cron)
      .catch(report)
      .finally(() => busy.delete(cron))
  }
  const loop = async () => {
    while (!stopped.signal.aborted) {
      await pause(60_000 - (Date.now() % 60_000), undefined, { signal: stopped.signal, ref: false })
      const now = new Date()
      for (const cron of crons) if (isDue(cron, now)) start(cron)
    }
  }
  loop().catch((error: unknown) => {
    if (!stopped.signal.aborted) report(error)
  })
  return { stop: () => stopped.abort() }
}

/** Five fields: numbers, lists, ranges, steps and stars. */
export function isDue(cron: string, at: Date) {
  const fields = cron.trim().split(/\s+/)
  const now = [
    at.getUTCMinutes(),
    at.getUTCHours(),
    at.getUTCDate(),
    at.getUTCMonth() + 1,
    // Cloudflare counts weekdays from 1, Sunday.
    at.getUTCDay() + 1,
  ]
  if (fields.length !== now.length) throw new Error(`Not a cron of five fields: ${cron}`)
  return fields.every((field, index) =>
    field.split(',').some((part) => includes(part, now[index] ?? 0, FIRST[index] ?? 0)),
  )
}

/** The lowest number of each field. */
const FIRST = [0, 0, 1, 1, 1]

function includes(part: string, value: number, first: number) {
  const match = /^(?:\*|(\d+)(?:-(\d+))?)(?:\/(\d+))?$/.exec(part)
  if (!match) throw new Error(`Not understood in a cron: ${part}`)
  const [, from, to, step] = match
  const low = from === undefined ? first : Number(from)
  const high =
    to !== undefined ? Number(to) : from !== undefined && step === undefined ? low : Infinity
  return value >= low && value <= high && (value - low) % Number(step ?? 1) === 0
}
