const CHECK_MS = 500

/** More restarts than this within the window mean a fault that restarting does not fix. */
const MAX_RESTARTS = 5
const WINDOW_MS = 60_000

export interface Supervised {
  ended: () => readonly string[]
  restart: ReadonlyMap<string, () => Promise<void>>
  giveUp: (name: string) => void
}

export interface Supervisor {
  stop(): void
}

/** Restarts children that ended by themselves, in their start order. */
export function supervise({ ended, restart, giveUp }: Supervised): Supervisor {
  const restartedAt: number[] = []
  let isStopped = false
  let timer: NodeJS.Timeout
  const stop = () => {
    isStopped = true
    clearTimeout(timer)
  }
  const giveUpOn = (name: string) => {
    if (isStopped) return
    stop()
    giveUp(name)
  }

  async function check() {
    for (const name of ended()) {
      const start = restart.get(name)
      const now = Date.now()
      const recent = restartedAt.filter((at) => now - at < WINDOW_MS).length
      if (start === undefined || recent >= MAX_RESTARTS) return giveUpOn(name)
      restartedAt.push(now)
      console.error(`${new Date(now).toISOString()} ${name} ended by itself; starting it again …`)
      try {
        // The workers need the database, so they wait for it.
        await start()
      } catch (error) {
        console.error(error)
        return giveUpOn(name)
      }
      if (isStopped) return
      console.error(`${new Date().toISOString()} ${name} runs again.`)
    }
    if (!isStopped) schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => void check(), CHECK_MS)
  }
  schedule()
  return { stop }
}
